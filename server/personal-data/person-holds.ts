import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Hold } from '#contract/holds.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { holds } from '#server/db/tables/hold.ts'
import { orders } from '#server/db/tables/order.ts'
import { projects } from '#server/db/tables/project.ts'
import { managedHolds } from '#server/hold/hold-store.ts'
import type { Person } from './find-person.ts'

/**
 * The holds about a person: those of their orders, and those whose words contain the phone, the e-mail address, or the
 * full name of one of the orders.
 */
async function findHolds(queries: Queries, accountId: number, person: Person, orderIds: readonly number[]) {
  const names = await queries.select({ name: orders.name }).from(orders).where(anyOf(orders.id, orderIds))
  const words = sql`lower(coalesce(${holds.for_whom}, '') || ' ' || coalesce(${holds.note}, ''))`
  const contains = (text: string): SQL => sql`position(${text.toLowerCase()} in ${words}) > 0`
  const national = person.phone === null ? null : parsePhoneNumberFromString(person.phone)?.nationalNumber
  // Everybody has a first name: only a full name identifies a person.
  const fullNames = [...new Set(names.map(({ name }) => name.trim()))].filter((name) => /\s/.test(name))
  const rows = await queries
    .select({ hold: holds })
    .from(holds)
    .innerJoin(instances, eq(instances.id, holds.instance_id))
    .innerJoin(projects, eq(projects.id, instances.project_id))
    .where(
      and(
        eq(projects.account_id, accountId),
        hasWords(),
        or(
          anyOf(holds.order_id, orderIds),
          person.email === null ? undefined : contains(person.email),
          national ? sql`position(${national} in regexp_replace(${words}, '\\D', '', 'g')) > 0` : undefined,
          ...(person.orderId === null ? fullNames.map(contains) : []),
        ),
      ),
    )
    .orderBy(holds.id)
  return rows.map(({ hold }) => hold)
}

function hasWords(): SQL | undefined {
  return or(isNotNull(holds.for_whom), isNotNull(holds.note))
}

/** Erases the words about a person in holds, and returns how many holds had some. Call it before the orders are erased. */
export async function erasePersonHolds(
  tx: Queries,
  accountId: number,
  person: Person,
  orderIds: readonly number[],
): Promise<number> {
  const found = await findHolds(tx, accountId, person, orderIds)
  const ids = found.map(({ id }) => id)
  await tx.update(holds).set({ for_whom: null, note: null }).where(anyOf(holds.id, ids))
  return ids.length
}

/** The holds about a person, with their words. */
export async function readPersonHolds(
  queries: Queries,
  accountId: number,
  person: Person,
  orderIds: readonly number[],
): Promise<Hold[]> {
  return managedHolds(queries, await findHolds(queries, accountId, person, orderIds))
}
