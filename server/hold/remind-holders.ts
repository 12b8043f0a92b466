import { and, asc, isNull, lte } from 'drizzle-orm'
import * as z from 'zod'
import { anyOf } from '#server/db/any-of.ts'
import type { Database } from '#server/db/database.ts'
import { holds } from '#server/db/tables/hold.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'
import type { Translators } from '#server/language/translators.ts'
import { AUTO_HEADERS } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { readReminder, reminderView } from './hold-reminder.ts'

/** What reminding holders needs. */
interface ReminderDeps {
  readonly database: Database
  readonly mailer: Mailer
  readonly translators: Translators
  readonly now: () => Date
}

// More would hold up visitors in one transaction.
const BATCH = 200

/**
 * Queues a mail for each hold whose holder is to be reminded now, and returns how many. The hold forgets its reminder in
 * the same transaction, so each is queued once, whatever ends the process.
 */
export async function queueReminders(
  { database, jobs }: { readonly database: Database; readonly jobs: Pick<Jobs, 'enqueue'> },
  now: Date,
): Promise<number> {
  const isDue = and(isNull(holds.ended_at), lte(holds.remind_at, now))
  // Usually there is none, and then no transaction is needed.
  const [some] = await database.queries.select({ id: holds.id }).from(holds).where(isDue).limit(1)
  if (!some) return 0
  return database.queries.transaction(async (tx) => {
    const due = await tx
      .select({ id: holds.id, until: holds.until })
      .from(holds)
      .where(isDue)
      .orderBy(asc(holds.id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    await tx.update(holds).set({ remind_at: null }).where(anyOf(holds.id, ids))
    for (const { id, until } of due) {
      const data = { hold: id, until: until.toISOString() }
      await jobs.enqueue(tx, QUEUES.holdMail, data, undefined, `${id}-${until.getTime()}`)
    }
    return due.length
  })
}

const jobData = z.object({ hold: z.int(), until: z.iso.datetime() })

/** Creates the handler of the queue: mails the holder, unless the hold was extended or ended meanwhile. */
export function createReminding({ database, mailer, translators, now }: ReminderDeps): (data: object) => Promise<void> {
  return async (data) => {
    const { hold, until } = jobData.parse(data)
    const reminder = await readReminder(database.queries, hold)
    if (!reminder || reminder.until.toISOString() !== until) return
    // Loaded with the first mail, so that the server starts faster.
    const { renderMail } = await import('#server/mail/render-mail.ts')
    const view = reminderView(await translators(reminder.lang), reminder)
    const sent = await mailer.send({
      ...renderMail(view),
      to: reminder.to,
      // The same for every attempt, so that the reader sees one mail.
      messageId: `<hold-${hold}-${reminder.until.getTime()}@vitrine>`,
      replyTo: null,
      date: now(),
      headers: AUTO_HEADERS,
    })
    // The queue tries again, unless that can't help.
    if (!sent.ok && !sent.isFinal) throw new Error(`The reminder of hold ${hold} was not sent: ${sent.error}`)
  }
}
