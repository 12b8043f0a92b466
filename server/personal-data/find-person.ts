import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { EraseBody, OwnContact } from '#contract/personal-data.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { catalogues, partners } from '#server/db/tables/catalogue.ts'
import { orders } from '#server/db/tables/order.ts'
import { missingField, type Refusal } from '#server/http/refusal.ts'
import { normalisePhone } from '#server/order/normalise-phone.ts'

/** Whose data is requested, in the form used for comparison. */
export interface Person {
  readonly orderId: number | null
  /** As E.164. */
  readonly phone: string | null
  /** In lower case. */
  readonly email: string | null
}

/**
 * Reads whose data is requested. A number without a country code may belong to several countries: the one found in
 * orders is used. If several are found, the country code is required, because the other number belongs to somebody
 * else.
 */
export async function readPerson(queries: Queries, accountId: number, body: EraseBody): Promise<Person | Refusal> {
  const { order_id: orderId = null, phone, email = null } = body
  if (orderId === null && phone === undefined && email === null) return missingField('phone')
  const person = { orderId, email: email?.toLowerCase() ?? null, phone: null }
  if (phone === undefined) return person
  const numbers = [...new Set(LANGUAGE_CODES.flatMap((lang) => normalisePhone(phone, [lang]) ?? []))]
  const known = numbers.length > 1 ? await numbersInOrders(queries, accountId, numbers) : numbers
  if (known.length > 1) return refusedPhone('give it with its country code')
  const [number] = [...known, ...numbers]
  return number === undefined ? refusedPhone('is not a phone number') : { ...person, phone: number }
}

async function numbersInOrders(queries: Queries, accountId: number, numbers: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ phone: orders.phone_normalised })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .where(and(eq(catalogues.account_id, accountId), inArray(orders.phone_normalised, [...numbers])))
  return rows.map(({ phone }) => phone)
}

function refusedPhone(reason: string): Refusal {
  return { refused: 'validation_failed', reason: `phone: ${reason}`, errors: [{ field: 'phone', code: 'phone' }] }
}

/** Finds and locks the orders of a person that are not erased yet, oldest first. */
export async function lockOrdersOf(tx: Queries, accountId: number, person: Person): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .where(and(eq(catalogues.account_id, accountId), isNull(orders.erased_at), ordersOf(person)))
    .orderBy(orders.id)
    .for('update', { of: orders })
  return rows.map(({ id }) => id)
}

/** Restricts a query to the orders of a person. */
export function ordersOf({ orderId, phone, email }: Person): SQL | undefined {
  return or(
    // Without any value, nothing matches: an empty condition would match everybody.
    sql`false`,
    orderId === null ? undefined : anyOf(orders.id, canBeStored(orderId) ? [orderId] : []),
    phone === null ? undefined : eq(orders.phone_normalised, phone),
    email === null ? undefined : eq(sql`lower(${orders.email})`, email),
  )
}

/** Partners and catalogues whose contacts include the phone or the e-mail address. */
export async function findOwnContacts(
  queries: Queries,
  accountId: number,
  { phone, email }: Person,
): Promise<OwnContact[]> {
  if (phone === null && email === null) return []
  const people = await queries
    .select({ id: partners.id, email: partners.email, phones: partners.phones, lang: partners.lang })
    .from(partners)
    .where(eq(partners.account_id, accountId))
  const sellers = await queries
    .select({
      id: catalogues.id,
      email: catalogues.contact_email,
      phones: catalogues.contact_phones,
      lang: catalogues.default_lang,
    })
    .from(catalogues)
    .where(eq(catalogues.account_id, accountId))
  const isMeant = (contact: (typeof sellers)[number]) =>
    (email !== null && contact.email?.toLowerCase() === email) ||
    (phone !== null && contact.phones.some((each) => normalisePhone(each, [contact.lang]) === phone))
  return [
    ...people.filter(isMeant).map(({ id }) => ({ kind: 'partner' as const, id })),
    ...sellers.filter(isMeant).map(({ id }) => ({ kind: 'catalogue' as const, id })),
  ]
}
