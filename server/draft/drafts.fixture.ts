import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DraftChange } from '#contract/drafts.ts'
import type { TestDatabase } from '#server/db/databases.fixture.ts'
import { type ProjectInput, sampleFile, sampleMedia } from '#server/import/import.fixture.ts'
import { importFile } from '#server/import/import-file.ts'
import { type Caller, startManage, type TestManage } from '#server/manage/manage.fixture.ts'
import { createMediaFiles } from '#server/media/media-files.ts'
import type { DraftNeighbours } from './draft-deps.ts'

/** The management API with an imported project, for two editors. */
export interface TestDrafts extends TestManage {
  readonly projectId: number
  readonly anna: Caller
  readonly ben: Caller
  /** Imports a file into the same account. */
  readonly importProject: (file: unknown) => Promise<number>
  /** The path of the draft. */
  readonly draft: string
}

/** Starts the management API with the project `quay`, or another one. */
export async function startDrafts(
  start: () => Promise<TestDatabase>,
  neighbours: Partial<DraftNeighbours> = {},
  file: ProjectInput = quayFile(),
): Promise<TestDrafts> {
  const manage = await startManage(start, { draftNeighbours: neighbours })
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'))
  const media = await sampleMedia()
  const deps = {
    database: manage.test.database,
    feed: manage.feed,
    files: createMediaFiles(folder),
    readFile: async (name: string) => media.get(name) ?? null,
  }
  const importProject = async (input: unknown) => {
    const outcome = await importFile(deps, manage.sample.account, input, { dryRun: false })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.rows))
    return outcome.report.project_id ?? 0
  }
  const projectId = await importProject(file)
  return {
    ...manage,
    projectId,
    importProject,
    anna: await manage.callerWith({ name: 'Anna', role: 'editor' }),
    ben: await manage.callerWith({ name: 'Ben', role: 'editor' }),
    draft: `/projects/${projectId}/draft`,
    stop: async () => {
      await manage.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The file of the sample project under another id, since the sample data already has a harbour. */
export function quayFile(): ProjectInput {
  const file = sampleFile()
  return { ...file, project: { ...file.project, id: 'quay' } }
}

/** A change of a unit. */
export function unitChange(
  id: string,
  field: string,
  value: DraftChange['value'],
  base: DraftChange['base'],
): DraftChange {
  return { kind: 'instance', id, field, value, base }
}
