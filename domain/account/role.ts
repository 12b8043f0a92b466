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
