import { and, eq } from 'drizzle-orm'
import type { HeldData, HeldLead, PersonBody } from '#contract/personal-data.ts'
import type { Actor } from '#server/account/actor.ts'
import { findLead, listLinks } from '#server/crm/lead-store.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { deliveries } from '#server/db/tables/order.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import { nameInstances } from '#server/instance/named-instances.ts'
import type { KeptMails } from '#server/mail/kept-mails.ts'
import { readOrders } from '#server/managed-order/managed-order.ts'
import { withDeliveries } from '#server/order/list-orders.ts'
import { leadsOf } from './erase-orders.ts'
import { findOwnContacts, ordersOf, readPerson } from './find-person.ts'
import { readPersonHolds } from './person-holds.ts'
import { readRecipients } from './read-recipients.ts'

/** What exporting personal data needs. */
interface ExportDeps {
  readonly queries: Queries
  readonly mails: KeptMails
  readonly now: Date
}

/** Exports all data of one phone or e-mail address. */
export async function exportPerson(deps: ExportDeps, by: Actor, body: PersonBody): Promise<HeldData | Refusal> {
  const { queries, mails, now } = deps
  const person = await readPerson(queries, by.accountId, body)
  if (isRefusal(person)) return person
  const where = and(eq(catalogues.account_id, by.accountId), ordersOf(person))
  const orders = await withDeliveries(queries, await readOrders(queries, where))
  const ids = orders.map(({ id }) => id)
  const sent = await queries.select({ key: deliveries.key }).from(deliveries).where(anyOf(deliveries.order_id, ids))
  const change = { subject: 'personal_data', id: null, field: 'export', new: { orders: ids.length } } as const
  await recordHistory(queries, by, [change], { at: now })
  return {
    orders,
    leads: await heldLeads(queries, ids),
    holds: await readPersonHolds(queries, by.accountId, person, ids),
    mails: [...(await mails.find(sent.map(({ key }) => key)))],
    told: await readRecipients(queries, ids),
    own_contacts: await findOwnContacts(queries, by.accountId, person),
  }
}

async function heldLeads(queries: Queries, orderIds: readonly number[]): Promise<HeldLead[]> {
  const found: HeldLead[] = []
  for (const key of await leadsOf(queries, orderIds)) {
    const lead = await findLead(queries, key)
    const instances = (await listLinks(queries, key)).map(({ instance_id }) => instance_id)
    const names = await nameInstances(queries, instances)
    const units = instances.flatMap((id) => names.get(id) ?? [])
    found.push({ ...key, instances, units, state: lead?.state ?? 'sent' })
  }
  return found
}
