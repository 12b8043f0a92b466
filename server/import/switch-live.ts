import { eq } from 'drizzle-orm'
import { putCatalogue } from '#server/catalogue/put-catalogue.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { importVersions } from '#server/db/tables/account.ts'
import { type Figures, recordImport, type UnitFigures } from '#server/history/import-history.ts'
import type { Actor } from '#server/history/record-history.ts'
import { changeData, type DataParts } from '#server/live/change-data.ts'
import { isRefusal } from '#server/manage/refusal.ts'
import { sqlOf } from './host-queries.ts'
import type { Switched } from './import-host.ts'
import type { ImportPlan, PlannedRows, PlanStep } from './import-plan.ts'
import { listed, quoted } from './json-rows.ts'

/** The plan does not fit what is stored by now. */
class StalePlan extends Error {}

const FOREIGN_KEY_VIOLATION = '23503'

/** Makes a plan live: all of it, or nothing where the data has changed in a way that it does not know. */
export async function switchLive(parts: DataParts, plan: ImportPlan, by: Actor): Promise<Switched> {
  try {
    return await changeData(parts, async (tx) => {
      await raiseVersion(tx, plan)
      // Changes of single units hold the project too, so they come wholly before or wholly after.
      if (plan.projectId !== null) await run(tx, 'select id from projects where id = $1 for update', [plan.projectId])
      const units = plan.steps.filter(({ act, table }) => act === 'update' && table === 'instances')
      const before = await figuresOf(tx, units)
      for (const step of plan.steps) await apply(tx, step, parts.database.kind)
      await checkMarks(tx, plan)
      await recordImport(tx, by, plan, { before, after: await figuresOf(tx, units) })
      const { projectId, catalogue } = plan
      const touched = catalogue && projectId !== null ? await putCatalogue(tx, by, projectId, catalogue) : []
      // It was checked before: somebody has taken the token, or deleted the catalogue.
      if (isRefusal(touched)) throw new StalePlan()
      return { result: 'done', subjects: [...plan.subjects, ...touched] }
    })
  } catch (error) {
    if (error instanceof StalePlan || isForeignKeyViolation(error)) return 'stale'
    throw error
  }
}

/** Prices and statuses of the units that some steps change. */
async function figuresOf(tx: Queries, steps: readonly PlanStep[]): Promise<UnitFigures> {
  const figures = new Map<number, Figures>()
  for (const { table, columns, source } of steps) {
    const { text, params } = sourceOf(table, columns, source)
    const select = `select t.id, t.price, t.extra_price, t.status_id from instances t join ${text} s on s.id = t.id`
    for (const row of await rowsOf(tx, select, params)) {
      const { id, price, extra_price, status_id } = row as Record<string, string | number | null>
      figures.set(Number(id), {
        price: numberOf(price),
        extra_price: numberOf(extra_price),
        status_id: Number(status_id),
      })
    }
  }
  return figures
}

/** Drivers give large numbers as text. */
function numberOf(value: string | number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value)
}

async function raiseVersion(tx: Queries, { name, version }: ImportPlan): Promise<void> {
  await run(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
  const [stored] = await tx.select().from(importVersions).where(eq(importVersions.name, name))
  if ((stored?.version ?? 0) !== version) throw new StalePlan()
  await tx
    .insert(importVersions)
    .values({ name, version: version + 1 })
    .onConflictDoUpdate({ target: importVersions.name, set: { version: version + 1 } })
}

async function apply(tx: Queries, step: PlanStep, kind: Database['kind']): Promise<void> {
  if (step.act === 'create') return create(tx, step, kind)
  const table = quoted(step.table)
  const source = sourceOf(step.table, step.columns, step.source)
  const found = step.by.map((column) => `t.${quoted(column)} = s.${quoted(column)}`).join(' and ')
  if (step.act === 'delete')
    return run(tx, `delete from ${table} t using ${source.text} s where ${found}`, source.params)
  if (step.act === 'archive') {
    const released = step.released.map((column) => `, ${quoted(column)} = null`).join('')
    return run(
      tx,
      `update ${table} t set archived_at = now()${released} from ${source.text} s where ${found}`,
      source.params,
    )
  }
  const before = step.before && sourceOf(step.table, step.columns, step.before, source.params.length)
  const joined = before
    ? `${source.text} s join ${before.text} b on ${step.by.map((column) => `b.${quoted(column)} = s.${quoted(column)}`).join(' and ')}`
    : `${source.text} s`
  const set = step.columns
    .filter((column) => !step.by.includes(column))
    .map((column) => `${quoted(column)} = ${newValue(column, step)}`)
    .join(', ')
  return run(tx, `update ${table} t set ${set} from ${joined} where ${found}`, [
    ...source.params,
    ...(before?.params ?? []),
  ])
}

/** A value that was changed since the import read it is newer than the file. */
function newValue(column: string, { before, merged }: PlanStep): string {
  const name = quoted(column)
  if (!before || !merged.includes(column)) return `s.${name}`
  return `case when t.${name} is not distinct from b.${name} then s.${name} else t.${name} end`
}

async function create(tx: Queries, step: PlanStep, kind: Database['kind']): Promise<void> {
  const { text, params } = sourceOf(step.table, step.columns, step.source)
  const insert = `insert into ${quoted(step.table)} (${listed(step.columns)}) overriding system value select ${listed(step.columns)} from ${text} s`
  if (kind === 'server' || 'rows' in step.source) return run(tx, insert, params)
  // The embedded database serves nobody else meanwhile. It checks references row by row, which takes ten times as long
  // as the rows themselves, so they are checked together.
  await run(tx, 'set local session_replication_role = replica')
  await run(tx, insert, params)
  await run(tx, 'set local session_replication_role = origin')
  for (const { column, foreignTable, foreignColumn } of step.references) {
    const lost = await rowsOf(
      tx,
      `select 1 from ${text} s left join ${quoted(foreignTable)} f on f.${quoted(foreignColumn)} = s.${quoted(column)}
       where s.${quoted(column)} is not null and f.${quoted(foreignColumn)} is null limit 1`,
    )
    if (lost.length > 0) throw new StalePlan()
  }
}

/** A unit may have got a mark, since the import read it, that the import takes away. */
async function checkMarks(tx: Queries, { projectId, steps }: ImportPlan): Promise<void> {
  const takesMarks = steps.some(
    ({ act, table }) => (act === 'archive' || act === 'delete') && ['statuses', 'promoactions', 'tags'].includes(table),
  )
  if (!takesMarks || projectId === null) return
  const lost = await rowsOf(
    tx,
    `select 1 from instances i where project_id = $1 and archived_at is null and (
       exists (select 1 from statuses s where s.id = i.status_id and s.archived_at is not null)
       or exists (select 1 from unnest(i.promoactions) p where p not in (select id from promoactions where project_id = $1))
       or exists (select 1 from unnest(i.tags) p where p not in (select id from tags where project_id = $1))) limit 1`,
    [projectId],
  )
  if (lost.length > 0) throw new StalePlan()
}

function sourceOf(
  table: string,
  columns: readonly string[],
  rows: PlannedRows,
  taken = 0,
): { readonly text: string; readonly params: readonly unknown[] } {
  if ('stage' in rows) return { text: quoted(rows.stage), params: [] }
  return {
    text: `(select ${listed(columns)} from json_populate_recordset(null::${quoted(table)}, $${taken + 1}::json))`,
    params: [JSON.stringify(rows.rows)],
  }
}

async function run(tx: Queries, text: string, params: readonly unknown[] = []): Promise<void> {
  await tx.execute(sqlOf({ text, params }))
}

async function rowsOf(tx: Queries, text: string, params: readonly unknown[] = []): Promise<readonly unknown[]> {
  return ((await tx.execute(sqlOf({ text, params }))) as { readonly rows: readonly unknown[] }).rows
}

function isForeignKeyViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION
}
