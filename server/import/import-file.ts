import { sql } from 'drizzle-orm'
import type { ImportError } from '#contract/errors.ts'
import type { ImportReport } from '#contract/imports.ts'
import type { Queries } from '#server/db/database.ts'
import { readFigures, recordImport } from '#server/history/import-history.ts'
import type { Actor } from '#server/history/record-history.ts'
import type { Subject } from '#server/live/change.ts'
import { changeData } from '#server/live/change-data.ts'
import type { ImportOutcome, ImportParts } from './import-parts.ts'
import { type PreparedImport, prepareImport, type StoredHome } from './prepare-import.ts'
import { readImport } from './read-import.ts'
import { createRowWriter } from './row-writer.ts'
import type { Tally } from './tally.ts'

/** How a file is imported. */
export interface ImportOptions {
  /** Only says what would happen. */
  readonly dryRun: boolean
  /** Who imports, for the history; the server itself unless told. */
  readonly by?: Actor
}

/** Imports a project or the pictures of a group, all of it or nothing. */
export async function importFile(
  parts: ImportParts,
  accountId: number,
  file: unknown,
  { dryRun, by = { accountId, kind: 'system', id: null } }: ImportOptions,
): Promise<ImportOutcome> {
  const read = readImport(file)
  if ('rows' in read) return refuse(read.rows, dryRun)
  const prepared = await prepareImport(parts, accountId, read.imported, dryRun)
  return 'store' in prepared ? store(parts, prepared, by, dryRun) : refuse(prepared, dryRun)
}

async function store(parts: ImportParts, prepared: PreparedImport, by: Actor, dryRun: boolean): Promise<ImportOutcome> {
  const figuresIn = async (tx: Queries) =>
    dryRun || prepared.externalId === null ? new Map() : readFigures(tx, by.accountId, prepared.externalId)
  return changeData(parts, async (tx) => {
    // Two imports of one project would each remove what the other brings: the second waits for the first.
    if (!dryRun) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${prepared.lock}, 0))`)
    const before = await figuresIn(tx)
    const writer = createRowWriter(tx, dryRun)
    const home = await prepared.store(writer)
    const report: ImportReport = { dry_run: dryRun, project_id: projectIdOf(home), ...writer.tally.counts(), rows: [] }
    const isChanged = report.created + report.updated + report.removed > 0
    if (!dryRun && isChanged && prepared.externalId !== null)
      await recordImport(tx, by, report, before, await figuresIn(tx))
    return { result: { ok: true, report }, subjects: dryRun ? [] : subjectsOf(home, writer.tally) }
  })
}

function refuse(rows: readonly ImportError[], dryRun: boolean): ImportOutcome {
  if (!dryRun) return { ok: false, rows }
  const nothing = { project_id: null, created: 0, updated: 0, removed: 0 }
  return { ok: true, report: { dry_run: true, ...nothing, rows: [...rows] } }
}

function subjectsOf({ id }: StoredHome, tally: Tally): readonly Subject[] {
  return tally.scopes().map((scope) => ({ scope, id }))
}

/** A new project has no id yet in a dry run. */
function projectIdOf({ kind, id }: StoredHome): number | null {
  return kind === 'project' && id > 0 ? id : null
}
