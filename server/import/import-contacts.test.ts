import { afterAll, beforeAll, expect, it } from 'vitest'
import { generatedFile } from '#demo/generated-file.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { type Generated, insertGenerated } from '#server/generated.fixture.ts'
import { importFile } from './import-file.ts'

let test: TestDatabase
let server: TestApp
let generated: Generated
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  server = await startTestApp(test)
  generated = await insertGenerated(server.services, 3)
})
afterAll(async () => {
  await server.stop()
  await test.stop()
})

it("warns about a text that contains the developer's contacts", async () => {
  const file = generatedFile(3)
  const named = { ...file, project: { ...file.project, address: { en: 'Quay 1, write to sales (at) example.com' } } }
  const parts = { ...server.services, readFile: async () => null }
  const outcome = await importFile(parts, generated.accountId, named, { dryRun: false })
  expect(outcome).toMatchObject({
    ok: true,
    report: { warnings: [{ path: 'project.address.en', reason: expect.stringContaining('sales (at) example.com') }] },
  })
  expect(await importFile(parts, generated.accountId, generatedFile(3), { dryRun: false })).toMatchObject({
    report: { warnings: [] },
  })
})
