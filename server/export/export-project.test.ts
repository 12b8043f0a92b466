import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFile } from '#contract/project-file.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { sampleFile, startImport, systemOf, type TestImport } from '#server/import/import.fixture.ts'
import { exportProject } from './export-project.ts'

describe.each(DATABASES)('an export on $name', ({ start }) => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(start)
  }, 60_000)
  afterAll(() => test.stop())

  it('gives the file back', async () => {
    const outcome = await test.run(sampleFile())
    const id = (outcome.ok && outcome.report.project_id) || 0
    const exported = await exportProject(test.test.database, systemOf(test.accountId), id)
    if ('refused' in exported) throw new Error(exported.reason)
    const file = JSON.parse(JSON.stringify(exported.file))
    const sent = sampleFile()
    sent.project.description = '<p>By the <b>sea</b></p>'
    expect(projectFile.parse(file)).toEqual(projectFile.parse(sent))
    test.takeChanges()
    expect(await test.run(file)).toMatchObject({ report: { created: 0, updated: 0, removed: 0 } })
    expect(test.takeChanges()).toEqual([])
  })
})
