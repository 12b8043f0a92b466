import { expect, it } from 'vitest'
import { generatedFile } from '#demo/generated-file.ts'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { startImport } from './import.fixture.ts'

it('imports 20,000 units, and finds no change when they are imported again', async () => {
  const test = await startImport(ANY_DATABASE.start)
  const file = generatedFile(20_000)
  expect(await test.run(file)).toMatchObject({ ok: true, report: { removed: 0 } })
  expect(await test.countRows()).toMatchObject({ instances: 20_000 })
  expect(await test.run(file)).toMatchObject({ ok: true, report: { created: 0, updated: 0, removed: 0 } })
  await test.stop()
}, 240_000)
