import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { accounts } from '#server/db/tables/account.ts'
import { projects, promoactions } from '#server/db/tables/project.ts'
import { followChanges } from '#server/live/change-feed.ts'
import { type Answers, openAnswers } from './answers.fixture.ts'
import { createPromoactionWatch, readClock } from './current-promoactions.ts'

describe.each(DATABASES)('promotions with days on $name', ({ start }) => {
  let test: TestDatabase
  let answers: Answers
  beforeAll(async () => {
    test = await start()
    answers = await openAnswers(test)
  }, 60_000)
  afterAll(() => answers.stop())

  async function setSpring(days: { first_day?: string | null; until?: string | null }): Promise<void> {
    const spring = { first_day: null, until: null, ...days }
    await test.database.queries.update(promoactions).set(spring).where(eq(promoactions.sale, 5))
  }

  async function setZones(account: string | null, project: string | null): Promise<void> {
    const { queries } = test.database
    await queries.update(accounts).set({ time_zone: account }).where(eq(accounts.id, answers.sample.account))
    await queries.update(projects).set({ time_zone: project }).where(eq(projects.id, answers.sample.projects.harbour))
  }

  /** The price of the studio, which has only the spring promotion of 5 percent on 100,000. */
  async function studioPrice(): Promise<number | null | undefined> {
    const { catalogs } = await answers.token(answers.aCall('coast'))
    return catalogs[0]?.free_by_label.find(({ label }) => label === 'studio')?.min_price
  }

  const salesOf = async () =>
    (await answers.project(answers.aCall('harbour'), answers.sample.projects.harbour))?.promoactions.map(
      ({ sale }) => sale,
    )

  it.each([null, 'Europe/Podgorica'])('count only on their days, in prices and lists, in the zone %s', async (zone) => {
    await setZones(null, zone)
    await setSpring({ first_day: '2020-01-01', until: '2099-12-31' })
    expect(await studioPrice()).toBe(95_000)
    expect(await salesOf()).toEqual([5, 10])
    for (const days of [{ until: '2020-01-01' }, { first_day: '2099-01-01' }]) {
      await setSpring(days)
      expect(await studioPrice()).toBe(100_000)
      expect(await salesOf()).toEqual([10])
    }
  })

  /** Which checks at these moments announce the project, after one at the first moment. */
  async function announcedAt(...moments: readonly string[]): Promise<readonly string[]> {
    const feed = await followChanges(test.database)
    const announced: string[] = []
    const [first = '', ...later] = moments
    let now = new Date(first)
    const stop = feed.subscribe(({ scope, id }) => {
      if (scope === 'project' && id === answers.sample.projects.harbour) announced.push(now.toISOString())
    })
    const watch = createPromoactionWatch({ database: test.database, feed }, now, async () => now)
    for (const moment of later) {
      now = new Date(moment)
      await watch()
    }
    stop()
    return announced
  }

  it('are announced once when they begin and once when they end, in the time zone of the project', async () => {
    await setSpring({ first_day: '2026-05-01', until: '2026-05-31' })
    await setZones('America/New_York', 'Europe/Podgorica')
    expect(
      await announcedAt(
        '2026-04-30T21:58:00Z',
        '2026-04-30T21:59:00Z',
        '2026-04-30T22:00:00Z',
        '2026-05-15T00:00:00Z',
        '2026-05-31T21:59:00Z',
        '2026-05-31T22:00:00Z',
        '2026-05-31T22:01:00Z',
        '2026-08-01T00:00:00Z',
      ),
    ).toEqual(['2026-04-30T22:00:00.000Z', '2026-05-31T22:00:00.000Z'])
  })

  it('have the days of the account’s time zone if the project has none', async () => {
    await setSpring({ first_day: '2026-05-01' })
    await setZones('America/New_York', null)
    expect(await announcedAt('2026-05-01T03:59:00Z', '2026-05-01T04:00:00Z', '2026-05-01T04:01:00Z')).toEqual([
      '2026-05-01T04:00:00.000Z',
    ])
  })

  it('without any time zone begin with the first zone on Earth and end with the last', async () => {
    await setSpring({ first_day: '2026-05-01', until: '2026-05-01' })
    await setZones(null, null)
    expect(
      await announcedAt('2026-04-30T09:59:00Z', '2026-04-30T10:00:00Z', '2026-05-02T11:59:00Z', '2026-05-02T12:00:00Z'),
    ).toEqual(['2026-04-30T10:00:00.000Z', '2026-05-02T12:00:00.000Z'])
  })

  it('follow the clock of the database', async () => {
    const before = Date.now()
    const clock = (await readClock(test.database.queries)).getTime()
    // The database runs on the same machine.
    expect(Math.abs(clock - before)).toBeLessThan(60_000)
  })
})
