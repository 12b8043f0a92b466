import { expect, it } from 'vitest'
import { startTestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'

it('answers as many calls of one address in a minute as the settings allow', async () => {
  const test = await ANY_DATABASE.start()
  const { app, stop } = await startTestApp(test, { manageCallsPerMinute: 3 })
  const statuses: number[] = []
  for (let call = 0; call < 5; call++) statuses.push((await app.inject('/api/v1/manage/catalogues')).statusCode)
  // Calls without a key count too.
  expect(statuses).toEqual([401, 401, 401, 429, 429])
  await stop()
  await test.stop()
})
