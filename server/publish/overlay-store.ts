import { and, desc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { CatalogueRow } from '#server/catalogue/catalogue-rows.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { draftOverlayRows, draftOverlays } from '#server/db/tables/preview.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { sqlOf } from '#server/import/host-queries.ts'
import type { PlanStep } from '#server/import/import-plan.ts'
import { quoted } from '#server/import/json-rows.ts'
import { sourceOf } from '#server/import/step-source.ts'

/** The row of a table as a draft has it. */
export interface OverlaidRow {
  readonly table: string
  /** The columns that identify the row, with their values. */
  readonly key: Readonly<Record<string, number | string | null>>
  /** Null if the draft removes the row. */
  readonly content: object | null
}

// Answers that are being built may still read an older overlay.
const KEPT_MS = 10 * 60_000

/** The newest overlay of a project or group whose state starts with a text, or null. */
export async function findOverlay(queries: Queries, home: DraftHome, start = '') {
  const [row] = await queries
    .select()
    .from(draftOverlays)
    .where(and(ofHome(home), sql`starts_with(${draftOverlays.state}, ${start})`))
    .orderBy(desc(draftOverlays.id))
    .limit(1)
  return row ?? null
}

/** Stores what a draft changes as rows that stand in for live rows. Returns the id of the overlay. */
export async function storeOverlay(
  { queries }: Database,
  home: DraftHome,
  { state, now }: { readonly state: string; readonly now: Date },
  fill: (tx: Queries, overlayId: number) => Promise<void>,
): Promise<number> {
  return queries.transaction(async (tx) => {
    const { projectId, catalogueId } = home
    const [row] = await tx
      .insert(draftOverlays)
      .values({ project_id: projectId, catalogue_id: catalogueId, state, made_at: now })
      .returning({ id: draftOverlays.id })
    if (!row) throw new Error('no overlay was stored')
    await fill(tx, row.id)
    const isOld = lt(draftOverlays.made_at, new Date(now.getTime() - KEPT_MS))
    await tx.delete(draftOverlays).where(and(ofHome(home), ne(draftOverlays.id, row.id), isOld))
    return row.id
  })
}

/** Adds the rows of an import's steps to an overlay. Archived rows are invisible, as removed ones are. */
export async function addSteps(tx: Queries, overlayId: number, steps: readonly PlanStep[]): Promise<void> {
  for (const { act, table, by, columns, source } of steps) {
    const isKept = act === 'create' || act === 'update'
    const { text, params } = sourceOf(table, isKept ? columns : by, source)
    const key = `concat_ws(' ', ${by.map((column) => `s.${quoted(column)}`).join(', ')})`
    const [overlay, name, keys] = [1, 2, 3].map((number) => `$${params.length + number}`)
    await tx.execute(
      sqlOf({
        text: `insert into draft_overlay_rows (overlay_id, table_name, key_columns, key, content)
          select ${overlay}::int, ${name}::text, ${keys}::text[], ${key}, ${isKept ? 'to_jsonb(s)' : 'null'} from ${text} s`,
        params: [...params, overlayId, table, `{${by.join(',')}}`],
      }),
    )
  }
}

/** Adds one row to an overlay. */
export async function addRow(tx: Queries, overlayId: number, { table, key, content }: OverlaidRow): Promise<void> {
  const columns = `{${Object.keys(key).join(',')}}`
  // As `concat_ws` writes it, which leaves nulls out.
  const value = Object.values(key)
    .filter((each) => each !== null)
    .join(' ')
  await tx.execute(sql`
    insert into draft_overlay_rows (overlay_id, table_name, key_columns, key, content)
    values (${overlayId}, ${table}, ${columns}::text[], ${value}, ${content && JSON.stringify(content)}::text::jsonb)`)
}

/** The columns of a catalogue as overlays have it; null if they leave it as it is. */
export async function findCatalogueRow(
  queries: Queries,
  overlayIds: readonly number[],
  id: number,
): Promise<CatalogueRow | null> {
  const [row] = await queries
    .select({ content: draftOverlayRows.content })
    .from(draftOverlayRows)
    .where(
      and(
        anyOf(draftOverlayRows.overlay_id, overlayIds),
        eq(draftOverlayRows.table_name, 'catalogues'),
        eq(draftOverlayRows.key, String(id)),
      ),
    )
  return (row?.content as CatalogueRow | undefined) ?? null
}

/** The ids of an overlay's rows, by table and own id. */
export async function readKnownIds(queries: Queries, overlayId: number): Promise<Readonly<Record<string, number>>> {
  const { rows } = (await queries.execute(sql`
    select table_name || ' ' || (content->>'external_id') as name, (content->>'id')::int as id from draft_overlay_rows
    where overlay_id = ${overlayId} and content ? 'external_id'`)) as {
    readonly rows: readonly { readonly name: string; readonly id: number }[]
  }
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]))
}

/** Copies the rows of another overlay. */
export async function copyRows(tx: Queries, overlayId: number, from: number): Promise<void> {
  await tx.execute(sql`
    insert into draft_overlay_rows (overlay_id, table_name, key_columns, key, content)
    select ${overlayId}::int, table_name, key_columns, key, content from draft_overlay_rows where overlay_id = ${from}`)
}

/** Removes overlays that nobody has used for a while. They are made again when a preview is opened. */
export async function cleanOverlays(queries: Queries, now: Date): Promise<void> {
  await queries.delete(draftOverlays).where(lt(draftOverlays.made_at, new Date(now.getTime() - 7 * 86_400_000)))
}

class RolledBack extends Error {}

/** Reads in one snapshot, with views in place of the tables that the overlays change. Stores nothing. */
export async function readOverlaid<Result>(
  { queries }: Database,
  overlayIds: readonly number[],
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const list = `'{${overlayIds.map(Number).join(',')}}'::int[]`
  let done: { readonly result: Result } | null = null
  try {
    await queries.transaction(
      async (tx) => {
        const { rows } = (await tx.execute(
          sql`select distinct table_name, key_columns from draft_overlay_rows where overlay_id = any(${sql.raw(list)})`,
        )) as { readonly rows: readonly { readonly table_name: string; readonly key_columns: readonly string[] }[] }
        for (const { table_name, key_columns } of rows) await tx.execute(viewOf(list, table_name, key_columns))
        done = { result: await work(tx) }
        // The views must not outlive the snapshot.
        throw new RolledBack()
      },
      { isolationLevel: 'repeatable read' },
    )
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  if (!done) throw new Error('nothing was read')
  return (done as { readonly result: Result }).result
}

/** Temporary relations come before those of the schema, so the same queries read the view. */
function viewOf(list: string, table: string, keys: readonly string[]): SQL {
  const live = `public.${quoted(table)}`
  const key = `concat_ws(' ', ${keys.map((column) => `t.${quoted(column)}`).join(', ')})`
  const own = `o.overlay_id = any(${list}) and o.table_name = '${table}'`
  return sql.raw(`create temporary view ${quoted(table)} as
    select t.* from ${live} t where not exists (
      select 1 from public.draft_overlay_rows o where ${own} and o.key = ${key})
    union all
    select r.* from public.draft_overlay_rows o, lateral jsonb_populate_record(null::${live}, o.content) r
    where ${own} and o.content is not null`)
}

function ofHome({ projectId, catalogueId }: DraftHome): SQL | undefined {
  return projectId === null
    ? and(eq(draftOverlays.catalogue_id, catalogueId), isNull(draftOverlays.project_id))
    : eq(draftOverlays.project_id, projectId)
}
