import { and, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { anyOf, anyTextOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { videos } from '#server/db/tables/picture.ts'
import { isSame } from './canonical.ts'
import { queriesOf, takeIds } from './host-queries.ts'
import type { ImportHost } from './import-host.ts'
import type { OnlyRows } from './import-part.ts'
import type { PlanStep } from './import-plan.ts'
import { batchesOf, type JsonRow, readIds } from './json-rows.ts'
import type { Stage } from './stage-rows.ts'
import { shapeOf, type TableShape } from './table-shape.ts'
import { createTally, type Fate, type Tally, type TouchedScope } from './tally.ts'

/** A new row. Its id comes from the stored row with the same key, or is new. */
export type RowOf<Table extends PgTable> = Omit<Table['$inferSelect'], 'id' | 'archived_at'>

/** Rows that replace stored rows. */
interface RowSet<Table extends PgTable> {
  readonly table: Table
  /** Selects the stored rows to replace. */
  readonly where: SQL | undefined
  readonly rows: readonly RowOf<Table>[] | ((stored: readonly Table['$inferSelect'][]) => readonly RowOf<Table>[])
  /** Identifies a row. A row with the same key keeps its id. */
  readonly keyOf: (row: RowOf<Table>) => string
  /** The parts of the catalogue that show such a row. */
  readonly scopes: (row: RowOf<Table>) => readonly TouchedScope[]
  /** The owner of a row, by `thingOf`; for rows without an id in the file. */
  readonly ownerOf?: (row: RowOf<Table>) => string | undefined
  /** Fills in columns that need the ids of the set itself. */
  readonly complete?: (row: RowOf<Table>, ids: ReadonlyMap<string, number>) => RowOf<Table>
  /** Merges a new row with the stored one; the new row as it is by default. */
  readonly adopt?: (row: RowOf<Table>, before: Table['$inferSelect']) => RowOf<Table>
  /** Called with the rows that the import archives. */
  readonly onArchive?: (rows: readonly Table['$inferSelect'][]) => void
  /** Columns that other requests may change during the import. Their newer values are kept. */
  readonly merged?: readonly (keyof RowOf<Table> & string)[]
  /** Columns that nobody sees. A row that differs only in these is stored, but not counted or announced. */
  readonly quiet?: readonly (keyof RowOf<Table> & string)[]
  /** Whether stored rows with other keys are kept. */
  readonly keepsOthers?: boolean
  /** The rows that may change. All others only give their ids. The key of a row is its own id. */
  readonly only?: OnlyRows | undefined
}

/** Plans the changes that bring tables in line with a file. */
export interface RowWriter {
  /** Reads stored rows. */
  readonly queries: Queries
  readonly tally: Tally
  /** Plans to create and update rows, and returns all ids by key. Missing rows are deleted in the last steps. */
  readonly put: <Table extends PgTable>(set: RowSet<Table>) => Promise<ReadonlyMap<string, number>>
  /** All steps. Deletions come last, children before their parents. */
  readonly steps: () => readonly PlanStep[]
}

/**
 * Tables whose rows are visible only through rows that refer to them. If such a row changes, the referring row counts
 * as changed.
 */
const SHOWN_BY_OTHERS: readonly PgTable[] = [media, videos]

/** Names a row that has an id in the file, for the tally. */
export function thingOf(table: PgTable, id: number): string {
  return `${getTableConfig(table).name} ${id}`
}

/**
 * Creates a writer. Without a stage it is a dry run: it reads and counts, and new rows get negative ids. `knownIds` are
 * ids for new rows.
 */
export function createRowWriter(
  host: ImportHost,
  stage: Stage | null,
  knownIds: Readonly<Record<string, number>> = {},
): RowWriter {
  const queries = queriesOf(host)
  const tally = createTally()
  const steps: PlanStep[] = []
  const lastSteps: PlanStep[] = []
  const changedForOthers = new Set<string>()
  let lastInvented = 0

  async function newIds(table: PgTable, count: number): Promise<readonly number[]> {
    if (!stage) return Array.from({ length: count }, () => --lastInvented)
    return takeIds(host, getTableConfig(table).name, count)
  }

  async function readStored<Table extends PgTable>(
    { table, where, only, rows: wanted, keyOf }: RowSet<Table>,
    shape: TableShape,
  ): Promise<readonly Table['$inferSelect'][]> {
    const { idColumn } = shape
    const rows: Table['$inferSelect'][] = []
    const read = async (condition: SQL | undefined) => {
      const page = await queries
        .select()
        .from(table as PgTable)
        .where(condition)
      rows.push(...(page as typeof rows))
    }
    if (only && typeof wanted !== 'function') {
      const names = new Set([...wanted.map(keyOf), ...only.keys])
      for (const some of batchesOf([...names])) await read(and(where, anyTextOf(only.column, some)))
    } else if (idColumn) {
      const ids = sql<string | null>`string_agg(${idColumn}::text, ',' order by ${idColumn})`
      const [found] = await queries
        .select({ ids })
        .from(table as PgTable)
        .where(where)
      // Reads by id: with a condition and an order, PostgreSQL would sort all rows again for every page.
      for (const page of batchesOf(readIds(found?.ids))) await read(anyOf(idColumn, page))
    } else await read(where)
    return rows
  }

  async function put<Table extends PgTable>(set: RowSet<Table>): Promise<ReadonlyMap<string, number>> {
    const { table, keyOf, complete } = set
    const shape = shapeOf(table, SHOWN_BY_OTHERS)
    const stored = await readStored(set, shape)
    const storedByKey = new Map(stored.map((row) => [keyOf(row), row]))
    const mayChange = set.only ? new Set(set.only.keys) : null
    const all = typeof set.rows === 'function' ? set.rows(stored) : set.rows
    const rows = mayChange ? all.filter((row) => mayChange.has(keyOf(row))) : all
    const missing = rows.filter((row) => !storedByKey.has(keyOf(row)))
    const knownId = (row: RowOf<Table>) => knownIds[`${shape.name} ${keyOf(row)}`]
    const unknown = missing.filter((row) => knownId(row) === undefined)
    const fresh = shape.idColumn ? await newIds(table, unknown.length) : []
    const ids = new Map<string, number>()
    for (const [key, row] of storedByKey) ids.set(key, Number(row.id))
    for (const row of missing) ids.set(keyOf(row), knownId(row) ?? 0)
    for (const [index, row] of unknown.entries()) ids.set(keyOf(row), fresh[index] ?? 0)

    const changed: Record<Fate, JsonRow[]> = { created: [], updated: [], restored: [], archived: [], removed: [] }
    const quietly: JsonRow[] = []
    const before: JsonRow[] = []
    const wanted = new Set<string>()
    for (const row of rows) {
      const key = keyOf(row)
      wanted.add(key)
      const found = storedByKey.get(key)
      const adopted = found && set.adopt ? set.adopt(row, found) : row
      const whole: JsonRow = {
        ...(complete ? complete(adopted, ids) : adopted),
        ...(shape.idColumn && { id: ids.get(key) }),
        ...(shape.isArchivable && { archived_at: null }),
      }
      if (!found) changed.created.push(whole)
      else if (differs(whole, found, shape)) {
        const isQuiet = set.quiet !== undefined && !differs(whole, found, without(shape, set.quiet))
        const updated = isQuiet ? quietly : changed[found.archived_at ? 'restored' : 'updated']
        updated.push(whole)
        before.push(found)
      }
    }
    const isGone = (row: Table['$inferSelect']) =>
      !wanted.has(keyOf(row)) && !row.archived_at && (!mayChange || mayChange.has(keyOf(row)))
    const gone = set.keepsOthers ? [] : stored.filter(isGone)
    changed[shape.isArchivable ? 'archived' : 'removed'].push(...gone)
    if (shape.isArchivable) set.onArchive?.(gone)

    for (const [fate, some] of Object.entries(changed)) note(set, shape, fate as Fate, some)
    if (SHOWN_BY_OTHERS.includes(table)) {
      for (const { id } of changed.updated) changedForOthers.add(thingOf(table, Number(id)))
    }
    const planned = { ...changed, updated: [...changed.updated, ...quietly] }
    if (stage) await plan(stage, shape, planned, set.merged ? { rows: before, merged: set.merged } : null)
    return ids
  }

  async function plan(
    stage: Stage,
    shape: TableShape,
    changed: Readonly<Record<Fate, readonly JsonRow[]>>,
    before: { readonly rows: readonly JsonRow[]; readonly merged: readonly string[] } | null,
  ): Promise<void> {
    const { name, columns, by } = shape
    const { released, references } = shape
    const common = { table: name, by, before: null, merged: [], released, references }
    const updated = [...changed.updated, ...changed.restored]
    if (changed.created.length > 0) {
      steps.push({ ...common, act: 'create', columns, source: await stage.put(name, columns, changed.created) })
    }
    if (updated.length > 0) {
      const source = await stage.put(name, columns, updated)
      const merge = before && { merged: before.merged, before: await stage.put(name, columns, before.rows) }
      steps.push({ ...common, act: 'update', columns, source, ...merge })
    }
    for (const [fate, act] of [
      ['archived', 'archive'],
      ['removed', 'delete'],
    ] as const) {
      if (changed[fate].length === 0) continue
      const keys = changed[fate].map((row) => Object.fromEntries(by.map((column) => [column, row[column]])))
      lastSteps.unshift({ ...common, act, columns: by, source: await stage.put(name, by, keys) })
    }
  }

  function differs(row: JsonRow, before: JsonRow, { columns, showing }: TableShape): boolean {
    if (columns.some((column) => !isSame(row[column], before[column]))) return true
    if (changedForOthers.size === 0) return false
    return showing.some(({ column, table }) => changedForOthers.has(thingOf(table, Number(row[column]))))
  }

  function note<Table extends PgTable>(
    set: RowSet<Table>,
    shape: TableShape,
    fate: Fate,
    rows: readonly JsonRow[],
  ): void {
    for (const row of rows) {
      tally.touch(set.scopes(row as RowOf<Table>))
      const owner = shape.isCounted ? thingOf(set.table, Number(row.id)) : set.ownerOf?.(row as RowOf<Table>)
      if (owner !== undefined) tally.note(owner, shape.isCounted ? fate : 'updated')
    }
  }

  return { queries, tally, put, steps: () => [...steps, ...lastSteps] }
}

function without(shape: TableShape, columns: readonly string[]): TableShape {
  return { ...shape, columns: shape.columns.filter((column) => !columns.includes(column)) }
}
