import type { Member } from '#contract/people.ts'

/** The id of the only owner of all projects; null if there are several. The server keeps that person an owner. */
export function lastOwner(members: readonly Pick<Member, 'id' | 'role' | 'projects'>[]): number | null {
  const owners = members.filter(({ role, projects }) => role === 'owner' && projects === null)
  return owners.length === 1 ? (owners[0]?.id ?? null) : null
}
