import { sql } from 'drizzle-orm'
import type { StaffEventKind } from '#contract/staff-event-kinds.ts'
import type {
  FieldOwnerEvent,
  HoldEvent,
  InstanceEvent,
  OrderEvent,
  PresenceEvent,
  PublishingEvent,
  ViewEvent,
} from '#contract/staff-events.ts'
import type { Queries } from '#server/db/database.ts'

/** The channel on which processes announce events to staff. Visitors' pages and caches do not listen to it. */
export const STAFF_CHANNEL = 'vitrine_staff'

/** The payloads by kind. */
interface Payloads {
  readonly draft: object
  readonly publication: object
  readonly publishing: PublishingEvent
  readonly hold: HoldEvent
  readonly instance: InstanceEvent
  readonly order: OrderEvent
  readonly presence: PresenceEvent
  readonly field_owner: FieldOwnerEvent
  readonly view: ViewEvent
}

/** An event for the staff of an account. Never put names, phones, mails or notes of buyers into it. */
export type StaffEvent = {
  readonly [Kind in StaffEventKind]: {
    readonly kind: Kind
    readonly accountId: number
    /** The projects that it concerns. A caller limited to projects needs all of them in reach, and at least one. */
    readonly projects: readonly number[]
    readonly data: Payloads[Kind]
  }
}[StaffEventKind]

// NOTIFY allows 8,000 bytes.
const MAX_BYTES = 7500

/** Announces an event to staff when the transaction commits. An event that is too long makes them read again. */
export async function announceStaff(tx: Queries, event: StaffEvent): Promise<void> {
  const text = JSON.stringify(event)
  const sent = Buffer.byteLength(text) > MAX_BYTES ? JSON.stringify(withoutData(event)) : text
  await tx.execute(sql`select pg_notify(${STAFF_CHANNEL}, ${sent})`)
}

/** Whose rights have become fewer, or which session has ended. Not an event: nobody receives it. */
export interface RightsChange {
  readonly kind: 'rights'
  readonly who: 'person' | 'key'
  readonly id: number
}

/** Makes every process check the open streams of a person or key when the transaction commits. */
export async function announceRights(
  tx: Queries,
  { kind, id }: { readonly kind: RightsChange['who']; readonly id: number },
): Promise<void> {
  const change: RightsChange = { kind: 'rights', who: kind, id }
  await tx.execute(sql`select pg_notify(${STAFF_CHANNEL}, ${JSON.stringify(change)})`)
}

/** The projects may be as many as the account has. */
function withoutData({ kind, accountId, projects }: StaffEvent) {
  return { kind, accountId, projects: projects.length > 500 ? [] : projects, data: null }
}
