import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#domain/account/role.ts'
import { insertPerson } from '#server/account/insert-person.fixture.ts'
import { issueKey } from '#server/account/key-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { draftEntries } from '#server/db/tables/draft.ts'
import { memberships } from '#server/db/tables/person.ts'
import { publications } from '#server/db/tables/publication.ts'
import { importInto } from '#server/export/export.fixture.ts'
import { at, sampleFile, systemOf } from '#server/import/import.fixture.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { NO_JOBS } from '#server/jobs/no-jobs.fixture.ts'
import { createTranslators } from '#server/language/translators.ts'
import type { MailMessage } from '#server/mail/mail-message.ts'
import type { Publisher } from './plan-publication.ts'
import { createPlannedPublisher, planForLater, queueDue, withdraw } from './planned-publication.ts'
import { NOW, price, startPublish, type TestPublish } from './publish.fixture.ts'
import { createTellStopped } from './stopped-mail.ts'

const HOUR = 3_600_000

interface AuthorGrant {
  readonly role?: Role
  readonly projects?: number[] | null
}

describe.each(DATABASES)('a planned publication on $name', ({ start }) => {
  let test: TestPublish
  let mails: MailMessage[]
  let queue: { readonly data: object; readonly at: Date | undefined; readonly key: string | undefined }[]
  beforeAll(async () => {
    test = await startPublish(start)
  }, 120_000)
  afterAll(() => test.test.stop())
  beforeEach(async () => {
    await queries().delete(draftEntries)
    await queries().delete(publications)
    await importInto(test.test, sampleFile())
    mails = []
    queue = []
  })

  const queries = () => test.deps.database.queries
  const jobs: Jobs = {
    ...NO_JOBS,
    enqueue: async (_, __, data, startAt, key) => void queue.push({ data, at: startAt, key }),
    keysOf: async () => new Set(queue.flatMap(({ key }) => key ?? [])),
    remove: async (_, __, keys) => {
      queue = queue.filter(({ key = '' }) => !keys.includes(key))
      return 1
    },
  }
  const at12 = new Date(NOW.getTime() + HOUR)
  const plan = async (by: Partial<Publisher> = {}) => {
    const wanted = { ...test.wanted(), by: { ...test.wanted().by, ...by }, note: 'Prices of May' }
    const outcome = await planForLater({ ...test.deps, jobs }, wanted, at12)
    if (!('published' in outcome)) throw new Error(JSON.stringify(outcome))
    return outcome.published
  }
  let canMail = true
  /** Runs the jobs that are due at a time, as the queue does. */
  const run = async (now: Date) => {
    const deps = { ...test.deps, now: () => now, jobs }
    const tell = createTellStopped({
      queries: queries(),
      translators: createTranslators(),
      now: () => now,
      mailer: {
        send: async (mail) => {
          if (!canMail) return { ok: false, error: 'down', isFinal: false }
          mails.push(mail)
          return { ok: true }
        },
        close: () => {},
      },
    })
    const publish = createPlannedPublisher(deps, tell)
    await queueDue(test.deps.database, jobs, now)
    for (const { data, at: due } of queue) if (!due || due <= now) await publish(data)
  }
  const stateOf = async (id: number) =>
    at(await queries().select().from(publications).where(eq(publications.id, id)), 0).state

  it('publishes the frozen copy at its time, whatever was edited since', async () => {
    await test.edit([price('1', 211_000), price('2', 211_000)])
    const { id } = await plan()
    await test.edit([price('1', 212_000)])
    await run(NOW)
    expect((await test.unit('1')).price).toBe(20_000_000)
    await run(at12)
    expect([await stateOf(id), (await test.unit('1')).price, (await test.unit('2')).price]).toEqual([
      'published',
      21_100_000,
      21_100_000,
    ])
    expect(await queries().select({ note: publications.note }).from(publications)).toEqual([{ note: 'Prices of May' }])
    expect(await test.entries()).toEqual(['instance 1 price'])
    await run(at12)
    // The later edit is based on what was published, so it is no conflict.
    expect(await test.publish()).toMatchObject({ published: {} })
    expect((await test.unit('1')).price).toBe(21_200_000)
  })

  it('that meets a conflict is stopped, changes nothing, and mails its author until the mail is sent', async () => {
    await test.edit([price('1', 213_000), price('2', 213_000)])
    const { id } = await plan()
    await test.patch([{ external_id: '1', price: 250_000 }])
    canMail = false
    await expect(run(at12)).rejects.toThrow(/mail/)
    canMail = true
    expect([await stateOf(id), (await test.unit('2')).price]).toEqual(['stopped', 20_000_000])
    await run(at12)
    await run(at12)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['anna@homes.example', 'Veröffentlichung gestoppt: Hafen'],
    ])
    expect(mails[0]?.text).toMatch(/instance 1, price/)
    expect(await test.entries()).toEqual(['instance 1 price', 'instance 2 price'])
  })

  it('is queued once when its time has come, and can be withdrawn until then', async () => {
    await test.edit([price('1', 214_000)])
    const row = await plan()
    await queueDue(test.deps.database, jobs, new Date(at12.getTime() - 1))
    expect(queue).toEqual([])
    await queueDue(test.deps.database, jobs, at12)
    await queueDue(test.deps.database, jobs, at12)
    expect(queue).toEqual([{ data: { id: row.id }, at: undefined, key: `publication ${row.id}` }])
    const by = systemOf(test.home.accountId)
    expect(await withdraw({ ...test.deps, jobs }, row, by)).toBeNull()
    expect(queue).toEqual([])
    expect(await withdraw({ ...test.deps, jobs }, row, by)).toMatchObject({ refused: 'conflict' })
    queue = [{ data: { id: row.id }, at: at12, key: '' }]
    await run(at12)
    expect([await stateOf(row.id), (await test.unit('1')).price]).toEqual(['withdrawn', 20_000_000])
    expect(await test.entries()).toEqual(['instance 1 price'])
  })

  describe('whose author', () => {
    const setAuthor = (grant: AuthorGrant) =>
      queries().update(memberships).set(grant).where(eq(memberships.person_id, test.author))
    beforeAll(async () => {
      const boss = { name: 'Boris', email: 'boris@homes.example', lang: 'en', role: 'owner' } as const
      await insertPerson(queries(), test.home.accountId, boss)
      const helper = { name: 'Eva', email: 'eva@homes.example', lang: 'en', role: 'editor' } as const
      await insertPerson(queries(), test.home.accountId, helper)
    })
    beforeEach(() =>
      queries()
        .insert(memberships)
        .values({ person_id: test.author, account_id: test.home.accountId, role: 'owner', created_at: NOW })
        .onConflictDoUpdate({
          target: [memberships.person_id, memberships.account_id],
          set: { role: 'owner', projects: null },
        }),
    )
    const stopped = async (id: number) => {
      await run(at12)
      const row = at(await queries().select().from(publications).where(eq(publications.id, id)), 0)
      expect((await test.unit('1')).price).toBe(20_000_000)
      expect(await test.entries()).toEqual(['instance 1 price'])
      expect(row.state).toBe('stopped')
      return row.problem?.faults.map(({ code }) => code)
    }

    it('has left is stopped, and the owners get the mail', async () => {
      await test.edit([price('1', 216_000)])
      const { id } = await plan()
      await queries().delete(memberships).where(eq(memberships.person_id, test.author))
      expect(await stopped(id)).toEqual(['author_gone'])
      expect(mails.map(({ to }) => to)).toEqual(['boris@homes.example'])
      expect(mails[0]?.text).toMatch(/Anna[\s\S]*no longer has access/)
    })

    it.each<[string, AuthorGrant]>([
      ['is an editor by now', { role: 'editor' }],
      ['may only read by now', { role: 'reader' }],
      ['sees other projects by now', { projects: [987_654] }],
    ])('%s is stopped, and they and the owners get the mail', async (_, grant) => {
      await test.edit([price('1', 217_000)])
      const { id } = await plan()
      await setAuthor(grant)
      expect(await stopped(id)).toEqual(['author_limited'])
      expect(mails.map(({ to }) => to)).toEqual(['anna@homes.example', 'boris@homes.example'])
    })

    it('is a key that was revoked or has expired is stopped', async () => {
      for (const end of [{ revoked_at: NOW }, { expires_at: new Date(at12.getTime() - 1) }]) {
        await queries().delete(draftEntries)
        await test.edit([price('1', 218_000)])
        const draft = { name: 'Feed', role: 'editor', projects: null, expires_at: null, created_by: null } as const
        const { row } = await issueKey(queries(), test.home.accountId, draft)
        const { id } = await plan({ kind: 'key', id: row.id, role: 'editor' })
        await queries().update(apiKeys).set(end).where(eq(apiKeys.id, row.id))
        expect(await stopped(id)).toEqual(['author_gone'])
        expect(mails.map(({ to }) => to)).toEqual(['anna@homes.example', 'boris@homes.example'])
        mails = []
      }
    })

    it('may do more by now is published', async () => {
      await test.edit([price('1', 219_000)])
      await setAuthor({ role: 'editor' })
      const { id } = await plan({ role: 'editor' })
      await setAuthor({ role: 'owner' })
      await run(at12)
      expect([await stateOf(id), (await test.unit('1')).price]).toEqual(['published', 21_900_000])
    })
  })

  it('is refused in the past, and if it could not be published now', async () => {
    await test.edit([price('1', 215_000)])
    const deps = { ...test.deps, jobs }
    expect(await planForLater(deps, test.wanted(), NOW)).toMatchObject({ refused: 'validation_failed' })
    await test.patch([{ external_id: '1', price: 250_000 }])
    expect(await planForLater(deps, test.wanted(), at12)).toMatchObject({ stopped: { conflicts: [{}] } })
  })
})
