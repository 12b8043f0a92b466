import { type Duty, hasDuty, type Role } from '#domain/account/role.ts'

/** The kinds of events that staff receive, with the duty that each is for. */
export const STAFF_EVENTS = {
  draft: 'describe',
  field_owner: 'see',
  hold: 'see',
  instance: 'see',
  order: 'serve',
  presence: 'see',
  publication: 'see',
  publishing: 'see',
  view: 'see',
} as const satisfies Record<string, Duty>
/** The kind of an event that staff receive. */
export type StaffEventKind = keyof typeof STAFF_EVENTS

/** Whether a role receives the events of a kind. */
export function receivesStaffEvent(role: Role, kind: StaffEventKind): boolean {
  return hasDuty(role, STAFF_EVENTS[kind])
}
