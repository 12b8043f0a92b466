import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#server/account/key-store.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { ownerLinks, sessions, signInLinks } from '#server/db/tables/person.ts'
import { findOrCreatePerson, putMembership } from '#server/person/person-store.ts'
import { endSession, openSession } from '#server/session/session-store.ts'
import { cleanSignIns } from './clean-sign-ins.ts'
import { createOwnerLink } from './owner-links.ts'
import { createLink } from './sign-in-links.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

describe.each(DATABASES)('cleaning on $name', ({ start }) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await start()
  }, 60_000)
  afterAll(() => test.stop())

  it('removes asked links after a day, and ended sessions and owner links after three months', async () => {
    const { queries } = test.database
    const draft = { email: 'a@example.com', lang: 'en', browser: 'b' } as const
    const old = await createLink(queries, draft, daysAgo(1.1))
    const recent = await createLink(queries, draft, daysAgo(0.9))
    const accountId = await createAccount(queries, 'Coast Homes')
    await createOwnerLink(queries, accountId, daysAgo(94))
    await createOwnerLink(queries, accountId, daysAgo(4))
    const { id: personId } = await findOrCreatePerson(queries, { email: draft.email, name: 'A', lang: 'en' }, NOW)
    await putMembership(queries, { personId, accountId, role: 'owner', projects: null }, NOW)
    const open = async (createdAt: Date, endedAt: Date | null) => {
      const { row } = await openSession(queries, { personId, accountId, agent: '' }, createdAt)
      if (endedAt) await endSession(queries, row.id, endedAt)
      return row.id
    }
    await open(daysAgo(121), null)
    await open(daysAgo(100), daysAgo(91))
    const kept = [await open(daysAgo(100), daysAgo(89)), await open(daysAgo(119), null), await open(NOW, null)]
    await cleanSignIns(queries, NOW)
    expect((await queries.select().from(signInLinks)).map(({ id }) => id)).toEqual([recent.id])
    expect(recent.id).not.toBe(old.id)
    expect(await queries.select().from(ownerLinks)).toHaveLength(1)
    const left = await queries.select().from(sessions).where(eq(sessions.person_id, personId))
    expect(left.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(kept)
  })
})
