/** The roles that a person or a key can have in an account. */
export const ROLES = ['owner', 'editor', 'sales', 'reader'] as const
/** One of the roles. */
export type Role = (typeof ROLES)[number]

/** The duties in an account, each with the roles that may perform it. */
export const DUTIES = {
  /** Facts of units, structure, pictures, content, look, import, publishing. */
  describe: ['owner', 'editor'],
  /** Statuses of units. */
  sell: ['owner', 'editor', 'sales'],
  /** Requests, visitors' data, partners. */
  serve: ['owner', 'sales'],
  /** CRMs, webhooks, keys, people, domains, scripts of others, and what happens to requests and their data. */
  administer: ['owner'],
  /** Units, pictures and content, without personal data. */
  see: ['owner', 'editor', 'sales', 'reader'],
} as const satisfies Record<string, readonly Role[]>

/** One kind of work in an account. */
export type Duty = keyof typeof DUTIES

/** Whether a role includes a duty. */
export function hasDuty(role: Role, duty: Duty): boolean {
  return isOneOf(role, DUTIES[duty])
}

/** Whether a role has every duty of another role. Only then may it grant that role. */
export function coversRole(role: Role, other: Role): boolean {
  return (Object.keys(DUTIES) as Duty[]).every((duty) => hasDuty(role, duty) || !hasDuty(other, duty))
}

/** Whether one list of projects includes another; null means all projects. */
export function coversProjects(projects: readonly number[] | null, others: readonly number[] | null): boolean {
  if (projects === null) return true
  return others?.every((id) => projects.includes(id)) ?? false
}

/** Whether a list of roles contains a role. */
export function isOneOf(role: Role, roles: readonly Role[]): boolean {
  return roles.includes(role)
}

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
export const SOLD_UNIT_FIELDS = [
  'id',
  'external_id',
  'project',
  'estate',
  'section',
  'number',
  'kind',
  'status_id',
  'status',
] as const

/** The fields of a unit patch that describe the unit. */
export const DESCRIBED_UNIT_FIELDS = [
  'price',
  'extra_price',
  'renovation',
  'window_view',
  'promoactions',
  'tags',
] as const

/** The name of a field of a unit patch. The contract compiles only if every field is in one of the two lists. */
export type UnitPatchField = (typeof SOLD_UNIT_FIELDS)[number] | (typeof DESCRIBED_UNIT_FIELDS)[number]

const SOLD: readonly string[] = SOLD_UNIT_FIELDS

/** The fields of a unit patch that a role may not change. Without the duty `describe` only the status may change. */
export function lockedUnitFields(role: Role, fields: readonly string[]): readonly string[] {
  return hasDuty(role, 'describe') ? [] : fields.filter((field) => !SOLD.includes(field))
}
