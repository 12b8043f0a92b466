import type { Me } from '#contract/people.ts'
import { hasDuty } from '#domain/account/role.ts'

/** Whether a person may create projects: not with a role that is limited to some of them. */
export function mayCreate({ role, projects }: Pick<Me, 'role' | 'projects'>): boolean {
  return hasDuty(role, 'describe') && projects === null
}
