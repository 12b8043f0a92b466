import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { integrations } from '#server/db/tables/order.ts'
import { createSeal } from '#server/secret/seal.ts'
import { sealSecrets } from './integration-secrets.ts'
import { openIntegration } from './integration-store.ts'
import { resealIntegrations } from './reseal-integrations.ts'

const [OLD, NEW] = ['the old key of thirty-two letters', 'the new key of thirty-two letters']

describe.each(DATABASES)('a changed SECRET_KEY, on $name', ({ start }) => {
  let test: TestDatabase
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
  })
  afterAll(() => test.stop())

  it('opens secrets of the previous key, and no longer needs it after resealing', async () => {
    const { queries } = test.database
    const id = sample.integrations.crm
    const secret = sealSecrets(createSeal(OLD), { secret: 'shared', application_token: null })
    await queries.update(integrations).set({ secret, enabled: true }).where(eq(integrations.id, id))
    const rotated = createSeal(NEW, [OLD])
    expect(await openIntegration(queries, createSeal(NEW), id)).toBeNull()
    expect(await openIntegration(queries, rotated, id)).toMatchObject({ secret: 'shared' })
    // Other integrations of the sample have no valid seal and stay as they are.
    expect(await resealIntegrations(queries, rotated)).toBe(1)
    expect(await resealIntegrations(queries, rotated)).toBe(0)
    expect(await openIntegration(queries, createSeal(NEW), id)).toMatchObject({ secret: 'shared' })
    expect(await openIntegration(queries, createSeal(OLD), id)).toBeNull()
  })
})
