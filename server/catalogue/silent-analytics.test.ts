import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_ANALYTICS } from '#domain/visitor/analytics.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { silentAnalyticsWarning } from './silent-analytics.ts'

const ONE = { publicUrl: 'https://homes.example', studioUrl: null }

describe.each(DATABASES)('the warning about silent analytics on $name', ({ start }) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await start()
    await insertSample(test.database.queries)
  }, 60_000)
  afterAll(() => test.stop())

  it('names a catalogue whose analytics do not run, and what to do', async () => {
    const warning = await silentAnalyticsWarning(ONE, test.database)
    expect(warning).toMatch(
      /^STUDIO_URL is not set: the analytics of \/\w+ and \d more do not run at https:\/\/homes\.ex/,
    )
    expect(warning).toMatch(/Set STUDIO_URL to another host name, or [^\n]+\.$/)
  })

  it('is not given where they run, or where there are none', async () => {
    const two = { ...ONE, studioUrl: 'https://studio.homes.example' }
    expect(await silentAnalyticsWarning(two, test.database)).toBeNull()
    expect(await silentAnalyticsWarning({ publicUrl: null, studioUrl: null }, test.database)).toBeNull()
    const { queries } = test.database
    const [first] = await queries.select({ id: catalogues.id }).from(catalogues).limit(1)
    await queries.update(catalogues).set({ analytics: { ...NO_ANALYTICS } })
    expect(await silentAnalyticsWarning(ONE, test.database)).toBeNull()
    await queries
      .update(catalogues)
      .set({ analytics: { ...NO_ANALYTICS, gtm_id: 'GTM-1' } })
      .where(eq(catalogues.id, first?.id ?? 0))
    expect(await silentAnalyticsWarning(ONE, test.database)).toMatch(/analytics of \/\w+ do not run/)
  })
})
