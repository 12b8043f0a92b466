import { eq } from 'drizzle-orm'
import type { ImportReport } from '#contract/imports.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import type { ImportHost } from './import-host.ts'
import type { ImportJob } from './import-job.ts'
import type { ImportPart } from './import-part.ts'
import type { ImportPlan } from './import-plan.ts'
import { readImportVersion } from './import-version.ts'
import { type ArchivedUnit, warnings } from './import-warnings.ts'
import { outlineFrames } from './outline-frames.ts'
import { KEEP_LIVE, watchPatched } from './patched-units.ts'
import type { PreparedImport } from './prepare-import.ts'
import { createRowWriter, type RowWriter } from './row-writer.ts'
import type { Stage } from './stage-rows.ts'
import type { UnitWatch } from './store-building.ts'
import { storeGroup } from './store-group.ts'
import { storeProject } from './store-project.ts'
import { readStoredHashes } from './stored-hashes.ts'

/** The changes of an import, and its report. */
interface PlannedImport {
  readonly plan: ImportPlan
  readonly report: ImportReport
}

/** Compares a file with the stored rows and stages the differences. Without a stage it only counts. */
export async function planImport(
  host: ImportHost,
  stage: Stage | null,
  prepared: PreparedImport,
  { dryRun, keepPrices, keepStatuses, keepsLive, part, accountId, knownIds }: ImportJob,
): Promise<PlannedImport> {
  host.progress({ step: 'comparing', done: 0, total: 1 })
  const writer = createRowWriter(host, stage, knownIds)
  const { queries, tally } = writer
  // Read first: a later import makes the plan stale.
  const version = await readImportVersion(queries, prepared.name)
  const stored = await readStoredHashes(queries, prepared, accountId)
  const onProgress = (done: number, total: number) => host.progress({ step: 'geometry', done, total })
  const { frames } = await outlineFrames(prepared.file.interactives, { stored, known: prepared.known, onProgress })
  const kept = { keepPrices, keepStatuses }
  const patched = keepsLive ? KEEP_LIVE : watchPatched(kept)
  const archived: ArchivedUnit[] = []
  const watch = { adopt: patched.adopt, onArchive: (units: readonly ArchivedUnit[]) => void archived.push(...units) }
  const id = await store(writer, prepared, frames, watch, part)
  const projectId = prepared.kind === 'project' ? id : null
  return {
    plan: {
      name: prepared.name,
      version,
      projectId,
      catalogueId: prepared.kind === 'project' ? null : id,
      steps: writer.steps(),
      catalogue: prepared.kind === 'project' ? prepared.catalogue.change : null,
      subjects: tally.scopes().map((scope) => ({ scope, id })),
      counts: tally.counts(),
    },
    report: {
      dry_run: dryRun,
      // In a dry run, a new project has no id yet.
      project_id: projectId !== null && projectId > 0 ? projectId : null,
      ...tally.counts(),
      catalogue: prepared.kind === 'project' ? prepared.catalogue.shown : null,
      warnings: [
        ...prepared.warnings,
        // Nobody reads those of a part: the check of a publication is about the whole project.
        ...(part
          ? []
          : await warnings(queries, {
              // A publication says itself which units it removes.
              archived: keepsLive ? [] : archived,
              patched: patched.found(),
              kept,
              file: prepared.file,
              catalogues: await cataloguesOf(queries, prepared, projectId),
            })),
      ],
      rows: [],
    },
  }
}

async function store(
  writer: RowWriter,
  prepared: PreparedImport,
  outlines: Awaited<ReturnType<typeof outlineFrames>>['frames'],
  watch: UnitWatch,
  part: ImportPart | null,
): Promise<number> {
  if (prepared.kind === 'project') return storeProject(writer, prepared.home, { ...prepared, outlines }, watch, part)
  const { catalogueId, projects } = prepared
  await storeGroup(writer, prepared.home, catalogueId, projects, { ...prepared, outlines })
  return catalogueId
}

/** The catalogues that show the imported data. A new project has none yet. */
async function cataloguesOf(queries: Queries, prepared: PreparedImport, projectId: number | null): Promise<number[]> {
  if (prepared.kind === 'group') return [prepared.catalogueId]
  if (projectId === null || projectId <= 0) return []
  const rows = await queries.select({ id: catalogues.id }).from(catalogues).where(eq(catalogues.project_id, projectId))
  return rows.map(({ id }) => id)
}
