/**
 * When a message loads: with the first view (the frame, the filter bar and the views), directly after it, or when a visitor
 * comes near something that says it. `npm test` fails if the first view uses a message of another part.
 */
export type MessagePart = 'first' | 'next' | 'later'

const FIRST_GROUPS = new Set([
  'area',
  'chess',
  'compact',
  'filter',
  'instance',
  'kind',
  'rooms',
  'section',
  'sort',
  'stage',
  'theme',
  'title',
  'type',
  'view',
  'view_menu',
])

const FIRST_KEYS = new Set([
  'catalog_select.title',
  'control.add_favorite',
  'control.call',
  'control.change_view',
  'control.clear_filter',
  'control.filter',
  'control.language',
  'control.menu',
  'control.remove_favorite',
  'control.search',
  'control.show_all',
  'control.skip_to_content',
  'control.theme',
  'control.try_again',
  'control.undo',
  'count.commerce',
  'count.favorites',
  'count.free',
  'count.free_of',
  'count.home',
  'count.of',
  'count.parking',
  'count.short_of',
  'count.storage',
  'count.units',
  'field.old_price',
  'field.price_per_ft',
  'field.price_per_m',
  'info.contacts',
  'message.favorite_added',
  'message.favorite_removed',
  'message.load_failed',
  'message.loading',
  'message.no_items',
  'message.no_premises',
  'message.not_available',
  'message.not_available_text',
  'price.from',
  'price.in_compact',
  'price.in_compact_2',
  'price.on_request',
  'price.on_request_short',
  'price.per_ft',
  'price.per_m',
  'storey.name',
])

/**
 * What a page shows by itself, but after its first view: the controls of a picture, the legend of a grid, a lost connection,
 * the offer of a tour.
 */
const NEXT_KEYS = new Set([
  'chess.available_in',
  'chess.legend',
  'chess.more',
  'control.back',
  'control.close',
  'control.open_storey_plan',
  'control.turn_left',
  'control.turn_right',
  'control.zoom_in',
  'control.zoom_out',
  'control.zoom_reset',
  'count.rest',
  'count.storeys',
  'field.section',
  'filter.from',
  'interactive.frames_label',
  'interactive.orbits_label',
  'interactive.regions_label',
  'interactive.storeys_label',
  'interactive.trail_label',
  'message.connection_back',
  'message.connection_lost',
  'onboarding.offer.start',
  'onboarding.offer.text',
  'onboarding.offer.title',
  'onboarding.progress',
  'picture.lost',
  'picture.lost_text',
  'picture.show_units',
  'rest.commerce',
  'rest.home',
  'rest.parking',
  'rest.storage',
  'unit.open',
])

/** Messages of the groups of the first view that it does not need. */
const LATER_KEYS = new Set([
  'filter.any',
  'filter.clear',
  'filter.plus',
  'filter.relax',
  'filter.show',
  'filter.show_available',
  'filter.show_commerce',
  'filter.show_home',
  'filter.show_parking',
  'filter.show_storage',
  'filter.to',
  'title.token_not_found',
])

/** The part that a message belongs to. */
export function messagePartOf(key: string): MessagePart {
  if (NEXT_KEYS.has(key)) return 'next'
  const isFirst = FIRST_KEYS.has(key) || FIRST_GROUPS.has(key.split('.', 1)[0] ?? '')
  return isFirst && !LATER_KEYS.has(key) ? 'first' : 'later'
}
