import { and, count, eq, isNull } from 'drizzle-orm'
import type { EraseBody, Erasure } from '#contract/personal-data.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import { findOwnContacts, ordersOf, readPerson } from './find-person.ts'
import { readRecipients } from './read-recipients.ts'

/** What an erasure would erase. */
export interface ErasurePreview extends Pick<Erasure, 'orders' | 'told' | 'own_contacts'> {
  readonly deliveries: number
}

/** Returns what would be erased, and changes nothing. */
export async function previewErasure(
  queries: Queries,
  accountId: number,
  body: EraseBody,
): Promise<ErasurePreview | Refusal> {
  const person = await readPerson(queries, accountId, body)
  if (isRefusal(person)) return person
  const rows = await queries
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .where(and(eq(catalogues.account_id, accountId), isNull(orders.erased_at), ordersOf(person)))
    .orderBy(orders.id)
  const ids = rows.map(({ id }) => id)
  const [total] = await queries.select({ count: count() }).from(deliveries).where(anyOf(deliveries.order_id, ids))
  return {
    orders: ids,
    deliveries: total?.count ?? 0,
    told: await readRecipients(queries, ids),
    own_contacts: await findOwnContacts(queries, accountId, person),
  }
}
