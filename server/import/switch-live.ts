import { randomUUID } from 'node:crypto'
import type { Actor } from '#server/account/actor.ts'
import { putCatalogue } from '#server/catalogue/put-catalogue.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { resultRows } from '#server/db/result-rows.ts'
import { isRefusal } from '#server/http/refusal.ts'
import type { Subject } from '#server/live/change.ts'
import { type Changed, changeData, type DataDeps } from '#server/live/change-data.ts'
import { addVersion, type VersionHome } from '#server/version/version-store.ts'
import { writeVersions } from '#server/version/write-versions.ts'
import { giveWayAfter } from './give-way.ts'
import { sqlOf } from './host-queries.ts'
import type { PublicationWork } from './import-deps.ts'
import type { ImportPlan, PlanStep, Switched } from './import-plan.ts'
import { raiseImportVersion } from './import-version.ts'
import { listed, quoted } from './json-rows.ts'
import { recordImport } from './record-import.ts'
import { joinedSource, newValue, sameRow, sourceOf } from './step-source.ts'

/** The stored data has changed, so the plan no longer fits. */
class StalePlan extends Error {}

// Blocks of 8 kB, which hold some hundred units.
const BLOCKS = 8

const FOREIGN_KEY_VIOLATION = '23503'

/** Makes a plan live, and writes the file of its version. A publication without rows of its own has a plan too. */
export async function goLive(
  deps: DataDeps,
  plan: ImportPlan,
  by: Actor,
  publication: PublicationWork | null,
): Promise<Switched> {
  const { queries } = deps.database
  // Otherwise the version of an earlier change would contain this one.
  await writeVersions(queries, homeOf(plan))
  const switched = await switchLive(deps, plan, by, publication)
  // The change has succeeded. If this fails, the server writes the version later.
  if (switched === 'done') await writeVersions(queries, homeOf(plan)).catch(() => {})
  return switched
}

/**
 * Applies a plan in one transaction. Returns 'stale' and changes nothing if the data has changed in a conflicting way.
 */
async function switchLive(
  deps: DataDeps,
  plan: ImportPlan,
  by: Actor,
  publication: PublicationWork | null,
): Promise<Switched> {
  const reason = publication ? 'publication' : 'import'
  const batch = randomUUID()
  try {
    return await changeData(deps, async (tx) => {
      if (!(await raiseImportVersion(tx, plan))) throw new StalePlan()
      // Changes of single units lock the project too, so each runs entirely before or entirely after this one. A change of
      // the draft only refers to the project: it goes on during a publication, which waits for the draft later.
      const lock = publication ? 'no key update' : 'update'
      if (plan.projectId !== null) await run(tx, `select id from projects where id = $1 for ${lock}`, [plan.projectId])
      if (publication && !(await publication.check(tx))) throw new StalePlan()
      // A publication records its own changes.
      const isChanged = publication !== null || (await recordImport(tx, by, plan, batch))
      for (const step of plan.steps) await apply(tx, step, deps.database.kind)
      const patched = await publication?.patch(tx, batch)
      await checkMarks(tx, plan)
      const { projectId, catalogue } = plan
      const touched = catalogue && projectId !== null ? await putCatalogue(tx, by, projectId, catalogue) : []
      // This was checked before, so by now the token is taken or the catalogue deleted.
      if (isRefusal(touched)) throw new StalePlan()
      if (isChanged || touched.length > 0) await addVersion(tx, { ...homeOf(plan), by, reason, batch })
      await publication?.finish(tx, batch)
      return { result: 'done', ...announced([...plan.subjects, ...touched], patched) }
    })
  } catch (error) {
    if (error instanceof StalePlan || isForeignKeyViolation(error)) return 'stale'
    throw error
  }
}

/** Pages that have to load all units again do not need the changed ones. */
function announced(subjects: readonly Subject[], patched: Changed<number> | undefined) {
  const loadsAll = subjects.some(({ scope }) => scope === 'chess')
  return {
    subjects: [...subjects, ...(patched?.subjects ?? [])],
    ...(!loadsAll && patched?.instances && { instances: patched.instances }),
  }
}

/** The project or group that a plan changes. */
function homeOf({ projectId, catalogueId }: Pick<ImportPlan, 'projectId' | 'catalogueId'>): VersionHome {
  return { projectId, catalogueId }
}

async function apply(tx: Queries, step: PlanStep, kind: Database['kind']): Promise<void> {
  const { act, by, columns } = step
  if (act === 'create') return create(tx, step, kind)
  const table = quoted(step.table)
  const isSame = sameRow('t', by)
  if (act === 'update') {
    const { text, params } = joinedSource(step)
    const set = columns
      .filter((column) => !by.includes(column))
      .map((column) => `${quoted(column)} = ${newValue(column, step)}`)
      .join(', ')
    return run(tx, `update ${table} t set ${set} from ${text} where ${isSame}`, params)
  }
  const { text, params } = sourceOf(step.table, columns, step.source)
  if (act === 'delete') return run(tx, `delete from ${table} t using ${text} s where ${isSame}`, params)
  const released = step.released.map((column) => `, ${quoted(column)} = null`).join('')
  return run(tx, `update ${table} t set archived_at = now()${released} from ${text} s where ${isSame}`, params)
}

async function create(tx: Queries, step: PlanStep, kind: Database['kind']): Promise<void> {
  const { text, params } = sourceOf(step.table, step.columns, step.source)
  const insert = `insert into ${quoted(step.table)} (${listed(step.columns)}) overriding system value select ${listed(step.columns)} from ${text} s`
  if ('rows' in step.source) return run(tx, insert, params)
  if (kind === 'server') return insertByBlocks(tx, insert, step.source.stage)
  // The embedded database has no other queries to run meanwhile. It checks references row by row, which takes ten times
  // as long as the rows themselves, so they are checked together.
  await run(tx, 'set local session_replication_role = replica')
  await run(tx, insert, params)
  await run(tx, 'set local session_replication_role = origin')
  for (const { column, foreignTable, foreignColumn } of step.references) {
    const lost = await queryRows(
      tx,
      `select 1 from ${text} s left join ${quoted(foreignTable)} f on f.${quoted(foreignColumn)} = s.${quoted(column)}
       where s.${quoted(column)} is not null and f.${quoted(foreignColumn)} is null limit 1`,
    )
    if (lost.length > 0) throw new StalePlan()
  }
}

/** Inserts a few blocks of a stage at a time: checking the references of all rows at once would block other queries. */
async function insertByBlocks(tx: Queries, insert: string, stage: string): Promise<void> {
  const [size] = await queryRows(
    tx,
    `select pg_relation_size($1::regclass) / current_setting('block_size')::int as blocks`,
    [quoted(stage)],
  )
  const { blocks } = size as { readonly blocks: string | number }
  for (let block = 0; block < Number(blocks); block += BLOCKS) {
    const range = `where s.ctid >= '(${block},0)' and s.ctid < '(${block + BLOCKS},0)'`
    await giveWayAfter(() => run(tx, `${insert} ${range}`))
  }
}

/** Since the import read it, a unit may have got a status, promoaction or tag that the import removes. */
async function checkMarks(tx: Queries, { projectId, steps }: ImportPlan): Promise<void> {
  const takesMarks = steps.some(
    ({ act, table }) => (act === 'archive' || act === 'delete') && ['statuses', 'promoactions', 'tags'].includes(table),
  )
  if (!takesMarks || projectId === null) return
  const lost = await queryRows(
    tx,
    `select 1 from instances i where project_id = $1 and archived_at is null and (
       exists (select 1 from statuses s where s.id = i.status_id and s.archived_at is not null)
       or exists (select 1 from unnest(i.promoactions) p where p not in (select id from promoactions where project_id = $1))
       or exists (select 1 from unnest(i.tags) p where p not in (select id from tags where project_id = $1))) limit 1`,
    [projectId],
  )
  if (lost.length > 0) throw new StalePlan()
}

async function run(tx: Queries, text: string, params: readonly unknown[] = []): Promise<void> {
  await tx.execute(sqlOf({ text, params }))
}

async function queryRows(tx: Queries, text: string, params: readonly unknown[] = []): Promise<readonly unknown[]> {
  return resultRows(await tx.execute(sqlOf({ text, params })))
}

function isForeignKeyViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION
}
