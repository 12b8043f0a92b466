import type { EraseBody, Erasure } from '#contract/personal-data.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Queries } from '#server/db/database.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { KeptMails } from '#server/mail/kept-mails.ts'
import { eraseOrders } from './erase-orders.ts'
import { findOwnContacts, lockOrdersOf, readPerson } from './find-person.ts'
import { erasePersonHolds } from './person-holds.ts'

/** What erasing personal data needs. */
export interface EraseDeps {
  readonly queries: Queries
  readonly jobs: Pick<Jobs, 'remove'>
  readonly mails: KeptMails
  readonly now: Date
}

/**
 * Erases one request, or all data of a phone or e-mail address. Returns what was erased, and who received it before.
 */
export async function erasePerson(deps: EraseDeps, by: Actor, body: EraseBody): Promise<Erasure | Refusal> {
  const person = await readPerson(deps.queries, by.accountId, body)
  if (isRefusal(person)) return person
  const { mailKeys, ...rows } = await deps.queries.transaction(async (tx) => {
    const ids = await lockOrdersOf(tx, by.accountId, person)
    // First, because the names of the orders help to find the holds.
    const holds = await erasePersonHolds(tx, by.accountId, person, ids)
    const erased = await eraseOrders(tx, deps.jobs, ids, deps.now)
    await recordErasure(tx, by, erased.orders, deps.now)
    return { ...erased, erased: { ...erased.erased, holds } }
  })
  // After the transaction: until it ends, a delivery may still write its mail.
  const mails = await deps.mails.remove(mailKeys)
  return {
    ...rows,
    erased: { ...rows.erased, mails },
    own_contacts: await findOwnContacts(deps.queries, by.accountId, person),
  }
}

/** Records in the history which orders were erased and by whom, but not whose they were. */
export async function recordErasure(tx: Queries, by: Actor, ids: readonly number[], at: Date): Promise<void> {
  const whole = { subject: 'personal_data', id: null, field: 'erase', new: { orders: ids.length } } as const
  const each = ids.map((id) => ({ subject: 'order', id, field: 'erased', new: true }) as const)
  await recordHistory(tx, by, [whole, ...each], { at })
}
