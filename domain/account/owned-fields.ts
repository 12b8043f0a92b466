import { hasDuty, type Role } from './role.ts'

/** The settings of a catalogue that everybody may change who describes. */
export const DESCRIBED_SETTINGS = [
  'token',
  'name',
  'published',
  'archived',
  'indexable',
  'default_lang',
  'languages',
  'members',
  'templates',
  'contacts',
  'color_scheme',
  'chess',
  'premises',
  'interactive',
  'info',
] as const

/**
 * The settings of a catalogue that belong to owners: scripts of others, domains, what happens to visitors' data, and the
 * address that their requests are mailed to.
 */
export const OWNERS_SETTINGS = ['analytics', 'embed_domains', 'privacy', 'retention_months', 'sales'] as const

/** The name of a setting of a catalogue. The contract compiles only if every setting is in one of the two lists. */
export type CatalogueSetting = (typeof DESCRIBED_SETTINGS)[number] | (typeof OWNERS_SETTINGS)[number]

// The draft of a group has these too: its first picture and its token.
const DESCRIBED: readonly string[] = [...DESCRIBED_SETTINGS, 'root', 'group']

/** The settings of a catalogue that a role may not change. One that nobody knows is for owners. */
export function lockedCatalogueFields(role: Role, fields: readonly string[]): readonly string[] {
  return hasDuty(role, 'administer') ? [] : fields.filter((field) => !DESCRIBED.includes(field))
}

/** Whether a field of a draft is a setting of a catalogue that a role may not change. */
export function isLockedField(role: Role, { kind, field }: { readonly kind: string; readonly field: string }): boolean {
  return kind === 'catalogue' && lockedCatalogueFields(role, [field]).length > 0
}

/** The fields of a unit patch that name the unit, and its status: every role that may change units may use them. */
const SOLD_UNIT_FIELDS = [
  'id',
  'external_id',
  'project',
  'estate',
  'section',
  'number',
  'kind',
  'status_id',
  'status',
  'status_was',
] as const

/** The fields of a unit patch that describe the unit. */
const DESCRIBED_UNIT_FIELDS = ['price', 'extra_price', 'renovation', 'window_view', 'promoactions', 'tags'] as const

/** The name of a field of a unit patch. The contract compiles only if every field is in one of the two lists. */
export type UnitPatchField = (typeof SOLD_UNIT_FIELDS)[number] | (typeof DESCRIBED_UNIT_FIELDS)[number]

const SOLD: readonly string[] = SOLD_UNIT_FIELDS

/** The fields of a unit patch that a role may not change. Without the duty `describe` only the status may change. */
export function lockedUnitFields(role: Role, fields: readonly string[]): readonly string[] {
  return hasDuty(role, 'describe') ? [] : fields.filter((field) => !SOLD.includes(field))
}
