import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { regions } from '#server/db/tables/picture-content.ts'
import { filesBeside } from './files-beside.ts'
import { startImport } from './import.fixture.ts'
import { importFile } from './import-file.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/import-example')

test('imports the documented example, with every storey visible in every frame', async () => {
  const { test: started, parts, accountId, stop } = await startImport(ANY_DATABASE.start)
  const file = JSON.parse(await readFile(path.join(FOLDER, 'project.json'), 'utf8'))
  const outcome = await importFile({ ...parts, readFile: filesBeside(FOLDER) }, accountId, file, {
    dryRun: false,
    makesCatalogue: true,
  })
  expect(outcome).toMatchObject({ ok: true, report: { created: 17, rows: [], warnings: [] } })
  const rows = await started.database.queries.select({ kind: regions.target_kind }).from(regions)
  expect(rows.filter(({ kind }) => kind === 'storey')).toHaveLength(4)
  await stop()
})
