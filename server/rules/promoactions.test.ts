import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { promoactions } from '#server/db/tables/project.ts'
import { type Answers, openAnswers } from '#server/project/answers.fixture.ts'
import { EARLIEST_TODAY } from '#server/project/ended-promoactions.ts'

const [, { start }] = DATABASES

describe('Promotions and tags', () => {
  let database: TestDatabase
  let answers: Answers
  beforeAll(async () => {
    database = await start()
    answers = await openAnswers(database)
  })
  afterAll(() => answers.stop())

  test('A promotion counts until its last day is over everywhere on Earth', async () => {
    /** The discounts of the project if the one of 5 % has this last day. */
    const discountsWith = async (until: SQL) => {
      await database.database.queries.update(promoactions).set({ until }).where(eq(promoactions.sale, 5))
      const project = await answers.project(answers.aCall('harbour'), answers.sample.projects.harbour)
      return project?.promoactions.map(({ sale }) => sale)
    }
    expect(await discountsWith(EARLIEST_TODAY)).toEqual([5, 10])
    expect(await discountsWith(sql`${EARLIEST_TODAY} - 1`)).toEqual([10])
  })
})
