/**
 * Groups of messages that no part of the first view says: pages and panels that come later, documents, mails. The web
 * build puts them into a file of its own, so that the first view does not wait for them (design 9).
 */
const LATER_GROUPS = new Set([
  'answer',
  'calculator',
  'construction_end',
  'crm',
  'demo',
  'document',
  'favorites',
  'field',
  'heat',
  'house_type',
  'instructions',
  'interactive',
  'mail',
  'onboarding',
  'order',
  'panorama',
  'parking_type',
  'problem',
  'promotion',
  'renovation',
  'share',
  'term',
  'unit',
  'validation',
  'welcome',
  'window_view',
])

/** Messages of those groups that the first view says all the same. */
const FIRST_KEYS = new Set(['field.old_price', 'field.price_per_ft', 'field.price_per_m'])

/** Tells whether a message belongs to what comes after the first view. */
export function comesLater(key: string): boolean {
  return LATER_GROUPS.has(key.split('.', 1)[0] ?? '') && !FIRST_KEYS.has(key)
}
