import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { promoactions } from '#server/db/tables/project.ts'
import { followChanges } from '#server/live/change-feed.ts'
import { type Answers, openAnswers } from './answers.fixture.ts'
import { createPromoactionWatch, EARLIEST_TODAY, readToday } from './ended-promoactions.ts'

describe.each(DATABASES)('promotions with a last day on $name', ({ start }) => {
  let test: TestDatabase
  let answers: Answers
  beforeAll(async () => {
    test = await start()
    answers = await openAnswers(test)
  })
  afterAll(() => answers.stop())

  async function endSpring(until: SQL): Promise<void> {
    await test.database.queries.update(promoactions).set({ until }).where(eq(promoactions.sale, 5))
  }

  /** The price of the studio, which has only the spring promotion of 5 percent on 100,000. */
  async function studioPrice(): Promise<number | null | undefined> {
    const { catalogs } = await answers.token(answers.aCall('coast'))
    return catalogs[0]?.free_by_label.find(({ label }) => label === 'studio')?.min_price
  }

  it('count on their last day, and from the next day on neither in prices nor in lists', async () => {
    const salesOf = async () =>
      (await answers.project(answers.aCall('harbour'), answers.sample.projects.harbour))?.promoactions.map(
        ({ sale }) => sale,
      )
    await endSpring(EARLIEST_TODAY)
    expect(await studioPrice()).toBe(95_000)
    expect(await salesOf()).toEqual([5, 10])
    await endSpring(sql`${EARLIEST_TODAY} - 1`)
    expect(await studioPrice()).toBe(100_000)
    expect(await salesOf()).toEqual([10])
  })

  it('are announced once when their last day is over everywhere', async () => {
    const { queries } = test.database
    await queries.update(promoactions).set({ until: '2026-06-30' }).where(eq(promoactions.sale, 5))
    const feed = await followChanges(test.database)
    const announced: string[] = []
    feed.subscribe(({ scope, id }) => void announced.push(`${scope}:${id}`))
    const watch = createPromoactionWatch({ database: test.database, feed }, '2026-06-30')
    await watch()
    await watch()
    expect(announced).toEqual([`project:${answers.sample.projects.harbour}`])
    const later = createPromoactionWatch({ database: test.database, feed }, '2026-07-01')
    await later()
    expect(announced).toHaveLength(1)
  })

  it('end by the day in the last time zone on Earth', async () => {
    const before = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10)
    const day = await readToday(test.database.queries)
    const after = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10)
    expect([before, after]).toContain(day)
  })
})
