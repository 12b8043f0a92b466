import type { ProjectInput, TestImport } from '#server/import/import.fixture.ts'
import { systemOf } from '#server/import/import.fixture.ts'
import { importFile } from '#server/import/import-file.ts'
import { exportProject } from './export-project.ts'
import { jsonPieces } from './json-pieces.ts'

/** The report of an import that changes nothing. */
export const NOTHING = { created: 0, updated: 0, restored: 0, archived: 0, removed: 0, rows: [] }

/** Imports a valid file and returns the id of the project. */
export async function importInto(test: TestImport, file: unknown): Promise<number> {
  const outcome = await importFile(test.parts, test.accountId, file, { dryRun: false })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.rows))
  return outcome.report.project_id ?? 0
}

/** Exports a project and parses the file. */
export async function exportFrom(test: TestImport, projectId: number): Promise<ProjectInput> {
  const exported = await exportProject(test.test.database, systemOf(test.accountId), projectId)
  if ('refused' in exported) throw new Error(exported.reason)
  return JSON.parse([...jsonPieces(exported.file)].join(''))
}
