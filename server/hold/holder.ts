import { and, eq } from 'drizzle-orm'
import type { Role } from '#domain/account/role.ts'
import { holdLengthOf, holdTime, reminderOf } from '#domain/hold/hold-length.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import { catalogueInReach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { accounts } from '#server/db/tables/account.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { orders } from '#server/db/tables/order.ts'
import { invalidField, type Refusal, unknownId } from '#server/http/refusal.ts'

/** Who holds units: the role decides for how long. */
export type Holder = ReachingActor & { readonly role: Role }

/** When a hold ends, and when to remind the holder. */
interface HoldTimes {
  readonly until: Date
  readonly remind_at: Date | null
}

/** The times of a hold that begins or is extended now, within the limits of the holder's role. */
export async function readHoldTimes(
  queries: Queries,
  { accountId, role }: Holder,
  asked: string | undefined,
  now: Date,
): Promise<HoldTimes | Refusal> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, accountId))
  const length = holdLengthOf(role, account?.hold_days ?? null)
  const time = holdTime(length, now.getTime(), asked === undefined ? undefined : Date.parse(asked))
  if ('until' in time) {
    const remindAt = reminderOf(time.until, now.getTime())
    return { until: new Date(time.until), remind_at: remindAt === null ? null : new Date(remindAt) }
  }
  if (time.fault === 'past') return invalidField('until', 'has to be in the future')
  const latest = new Date(time.max).toISOString()
  return invalidField('until', `the role ${role} may hold a unit for ${length.max_days} days, until ${latest}`)
}

/** Refuses an order that is not in reach. */
export async function refuseUnknownOrder(queries: Queries, by: Holder, id: number | null): Promise<Refusal | null> {
  if (id === null) return null
  const known = canBeStored(id)
    ? await queries
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
        .where(and(eq(orders.id, id), catalogueInReach(by)))
    : []
  return known.length > 0 ? null : unknownId('order_id', id)
}
