import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { insertPerson } from '#server/account/insert-person.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { holds } from '#server/db/tables/hold.ts'
import { memberships } from '#server/db/tables/person.ts'
import { projects } from '#server/db/tables/project.ts'
import { resultOf } from '#server/http/refusal.ts'
import { createTranslators } from '#server/language/translators.ts'
import { changeData } from '#server/live/change-data.ts'
import { type ChangeFeed, followChanges } from '#server/live/change-feed.ts'
import type { MailMessage } from '#server/mail/mail-message.ts'
import { changeHold } from './change-hold.ts'
import { endDueHolds } from './end-holds.ts'
import { readReminder, reminderView } from './hold-reminder.ts'
import type { Holder } from './holder.ts'
import { makeHold } from './make-hold.ts'
import { createReminding, queueReminders } from './remind-holders.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const HOUR = 3_600_000
const hoursOn = (hours: number) => new Date(NOW.getTime() + hours * HOUR)

describe.each(DATABASES)('the mail about the end of a hold, on $name', ({ start }) => {
  let test: TestDatabase
  let feed: ChangeFeed
  let sample: Sample
  let mila: Holder
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    feed = await followChanges(test.database)
    const person = { name: 'Mila', email: 'mila@coast.example', lang: 'de' } as const
    const id = await insertPerson(test.database.queries, sample.account, person)
    mila = { accountId: sample.account, projects: null, kind: 'person', id, role: 'sales' }
  }, 60_000)
  afterAll(() => test.stop())

  let queued: object[]
  let sent: MailMessage[]
  let isBroken: boolean
  beforeEach(async () => {
    ;[queued, sent, isBroken] = [[], [], false]
    await test.database.queries.delete(holds)
  })

  const hold = async (hours: number, by = mila) =>
    changeData({ database: test.database, feed }, async (tx) =>
      resultOf(await makeHold(tx, by, { id: sample.instances.u101, until: hoursOn(hours).toISOString() }, NOW)),
    )
  /** Queues what is due at a time, and runs the queued jobs. */
  async function pass(hours: number): Promise<void> {
    const enqueue = async (_: unknown, queue: string, data: object) => void queued.push({ queue, ...data })
    await queueReminders({ database: test.database, jobs: { enqueue } }, hoursOn(hours))
    const send = async (message: MailMessage) => {
      if (isBroken) return { ok: false, error: 'no answer' } as const
      sent.push(message)
      return { ok: true } as const
    }
    const remind = createReminding({
      database: test.database,
      mailer: { send, close: () => {} },
      translators: createTranslators(),
      now: () => hoursOn(hours),
    })
    while (queued[0]) {
      await remind(queued[0])
      queued.shift()
    }
  }

  it('is sent once to the holder, a day before, in their language and the zone of the project', async () => {
    await test.database.queries
      .update(projects)
      .set({ time_zone: 'Europe/Podgorica' })
      .where(eq(projects.id, sample.projects.harbour))
    await hold(72)
    await pass(47)
    expect(sent).toEqual([])
    await pass(48)
    await pass(49)
    expect(sent).toHaveLength(1)
    const [{ to, subject, text } = { to: '', subject: '', text: '' }] = sent
    expect(to).toBe('mila@coast.example')
    expect(subject).toContain('Reservierung endet')
    // Podgorica is an hour ahead of UTC in March.
    expect(text).toMatch(/4\. März 2026.*13:00/)
  })

  it('is tried again by the queue if the mail server fails', async () => {
    await hold(72)
    isBroken = true
    await expect(pass(48)).rejects.toThrow('no answer')
    isBroken = false
    await pass(48)
    expect(sent).toHaveLength(1)
  })

  it('is sent again a day before the new end if the hold was extended, and not for the old end', async () => {
    const { id } = await hold(72)
    const extend = (hours: number, now: Date) =>
      test.database.queries.transaction(async (tx) =>
        resultOf(await changeHold(tx, mila, id, { until: hoursOn(hours).toISOString() }, now)),
      )
    await extend(120, hoursOn(10))
    await pass(48)
    expect(sent).toEqual([])
    await pass(96)
    expect(sent).toHaveLength(1)
    await extend(200, hoursOn(100))
    await pass(176)
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2)
  })

  it('is not sent for a hold that has ended or is shorter than a day', async () => {
    await hold(72)
    await endDueHolds({ database: test.database, feed }, hoursOn(72))
    await hold(20)
    await pass(100)
    expect(sent).toEqual([])
  })

  it('goes to the sales office if a key holds the unit', async () => {
    await hold(72, { ...mila, kind: 'key', id: 1 })
    await pass(48)
    expect(sent.map(({ to }) => to)).toEqual([expect.stringContaining('@')])
    expect(sent[0]?.to).not.toBe('mila@coast.example')
  })

  it('goes to the sales office if the holder has left or no longer sees the project', async () => {
    const { queries } = test.database
    const isMila = eq(memberships.person_id, mila.id ?? 0)
    await hold(72)
    await queries
      .update(memberships)
      .set({ projects: [sample.projects.hill] })
      .where(isMila)
    await pass(48)
    await queries.delete(holds)
    await hold(72)
    await queries.delete(memberships).where(isMila)
    await pass(48)
    expect(sent).toHaveLength(2)
    for (const { to } of sent) expect(to).not.toBe('mila@coast.example')
    await queries
      .insert(memberships)
      .values({ person_id: mila.id ?? 0, account_id: sample.account, role: 'sales', created_at: NOW })
  })

  it('can be read in all languages, and says nothing about the buyer', async () => {
    const made = await hold(72)
    await test.database.queries.update(holds).set({ for_whom: 'Ivan Petrov', note: '+382 67 000 111' })
    const reminder = await readReminder(test.database.queries, made.id)
    if (!reminder) expect.fail('no reminder')
    const translators = createTranslators()
    for (const lang of LANGUAGE_CODES) {
      const view = reminderView(await translators(lang), reminder)
      expect(view.subject, lang).toContain('101')
      expect(JSON.stringify(view), lang).not.toMatch(/mail\.|Petrov|67 000/)
    }
  })
})
