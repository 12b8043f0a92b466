import { DUTIES, type Duty, hasDuty, ROLES, type Role } from '#domain/account/role.ts'
import type { StudioKey } from '#i18n/messages.ts'

/** What people do in the Studio, by the duty that allows it. */
const ACTS: Readonly<Record<Duty, readonly StudioKey[]>> = {
  see: ['people.may.see'],
  sell: ['people.may.sell'],
  describe: ['people.may.change', 'people.may.publish'],
  serve: ['people.may.requests'],
  administer: ['people.may.people', 'people.may.settings'],
}

/** Something that people do, and the roles that may do it. */
interface RoleRight {
  readonly act: StudioKey
  readonly roles: ReadonlySet<Role>
}

/** What the roles may do. What most roles may do comes first. */
export function roleRights(): readonly RoleRight[] {
  const duties = (Object.keys(DUTIES) as Duty[]).toSorted((one, other) => DUTIES[other].length - DUTIES[one].length)
  return duties.flatMap((duty) => {
    const roles = new Set(ROLES.filter((role) => hasDuty(role, duty)))
    return ACTS[duty].map((act) => ({ act, roles }))
  })
}
