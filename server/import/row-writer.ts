import type { SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { videos } from '#server/db/tables/picture.ts'
import { isSame } from './canonical.ts'
import { deleteRows, insertRows, type JsonRow, takeIds, updateRows } from './json-rows.ts'
import { createTally, type Fate, type Tally, type TouchedScope } from './tally.ts'

/** A row as it shall be; its id comes from the stored row of the same key, or is new. */
export type RowOf<Table extends PgTable> = Omit<Table['$inferSelect'], 'id'>

/** Rows that replace others. */
export interface RowSet<Table extends PgTable> {
  readonly table: Table
  /** The stored rows that these replace. */
  readonly where: SQL | undefined
  readonly rows: readonly RowOf<Table>[]
  /** Tells a row from the others; the same key keeps the same id. */
  readonly keyOf: (row: RowOf<Table>) => string
  /** What of the catalogue shows such a row. */
  readonly scopes: (row: RowOf<Table>) => readonly TouchedScope[]
  /** The thing whose part a row is, by `thingOf`; for rows without an id of the sender's. */
  readonly ownerOf?: (row: RowOf<Table>) => string | undefined
  /** Fills in what takes the ids of the set itself. */
  readonly complete?: (row: RowOf<Table>, ids: ReadonlyMap<string, number>) => RowOf<Table>
  /** Whether stored rows of other keys stay. */
  readonly keepsOthers?: boolean
}

/** Makes tables what a file says, writing only what differs. */
export interface RowWriter {
  readonly tx: Queries
  readonly tally: Tally
  /** Creates and updates rows and gives all ids by key. What is missing goes with `finish`. */
  readonly put: <Table extends PgTable>(set: RowSet<Table>) => Promise<ReadonlyMap<string, number>>
  /** Removes what was missing, parts before what they are parts of. */
  readonly finish: () => Promise<void>
}

/** Tables whose rows are shown by those that point at them, and nowhere else: the same one changed is another one. */
const SHOWN_BY_OTHERS: readonly PgTable[] = [media, videos]

interface Removal {
  readonly table: PgTable
  readonly rows: readonly JsonRow[]
}

/** Names a row with an id of the sender's for the tally. */
export function thingOf(table: PgTable, id: number): string {
  return `${getTableConfig(table).name} ${id}`
}

/** Creates a writer; in a dry run it reads and counts but writes nothing, and new rows get ids below zero. */
export function createRowWriter(tx: Queries, isDryRun: boolean): RowWriter {
  const tally = createTally()
  const removals: Removal[] = []
  const changedForOthers = new Set<string>()
  let lastInvented = 0

  async function newIds(table: PgTable, count: number): Promise<readonly number[]> {
    return isDryRun ? Array.from({ length: count }, () => --lastInvented) : takeIds(tx, table, count)
  }

  async function put<Table extends PgTable>(set: RowSet<Table>): Promise<ReadonlyMap<string, number>> {
    const { table, keyOf, complete } = set
    const shape = shapeOf(table)
    const stored = (await tx
      .select()
      .from(table as PgTable)
      .where(set.where)) as Table['$inferSelect'][]
    const storedByKey = new Map(stored.map((row) => [keyOf(row), row]))
    const missing = set.rows.filter((row) => !storedByKey.has(keyOf(row)))
    const fresh = shape.hasId ? await newIds(table, missing.length) : []
    const ids = new Map<string, number>()
    for (const [key, row] of storedByKey) ids.set(key, Number(row.id))
    for (const [index, row] of missing.entries()) ids.set(keyOf(row), fresh[index] ?? 0)

    const changed: Record<Fate, JsonRow[]> = { created: [], updated: [], removed: [] }
    const wanted = new Set<string>()
    for (const row of set.rows) {
      const key = keyOf(row)
      wanted.add(key)
      const whole: JsonRow = { ...(complete ? complete(row, ids) : row), ...(shape.hasId && { id: ids.get(key) }) }
      const before = storedByKey.get(key)
      if (!before) changed.created.push(whole)
      else if (differs(whole, before, shape)) changed.updated.push(whole)
    }
    if (!set.keepsOthers) changed.removed.push(...stored.filter((row) => !wanted.has(keyOf(row))))

    for (const fate of ['created', 'updated', 'removed'] as const) note(set, shape, fate, changed[fate])
    if (SHOWN_BY_OTHERS.includes(table)) {
      for (const { id } of changed.updated) changedForOthers.add(thingOf(table, Number(id)))
    }
    removals.push({ table, rows: changed.removed })
    if (!isDryRun) {
      await insertRows(tx, table, changed.created)
      await updateRows(tx, table, changed.updated, shape.by)
    }
    return ids
  }

  function differs(row: JsonRow, before: JsonRow, { columns, showing }: Shape): boolean {
    if (columns.some((column) => !isSame(row[column], before[column]))) return true
    if (changedForOthers.size === 0) return false
    return showing.some(({ column, table }) => changedForOthers.has(thingOf(table, Number(row[column]))))
  }

  function note<Table extends PgTable>(set: RowSet<Table>, shape: Shape, fate: Fate, rows: readonly JsonRow[]): void {
    for (const row of rows) {
      tally.touch(set.scopes(row as RowOf<Table>))
      const owner = shape.isCounted ? thingOf(set.table, Number(row.id)) : set.ownerOf?.(row as RowOf<Table>)
      if (owner !== undefined) tally.note(owner, shape.isCounted ? fate : 'updated')
    }
  }

  return {
    tx,
    tally,
    put,
    finish: async () => {
      if (isDryRun) return
      for (const { table, rows } of removals.toReversed()) await deleteRows(tx, table, rows, shapeOf(table).by)
    },
  }
}

interface Shape {
  readonly columns: readonly string[]
  readonly hasId: boolean
  /** Whether the sender has an id for its rows: those are what a report counts. */
  readonly isCounted: boolean
  /** The columns that find a row again. */
  readonly by: readonly string[]
  /** The columns that point at what is shown by this row. */
  readonly showing: readonly { readonly column: string; readonly table: PgTable }[]
}

function shapeOf(table: PgTable): Shape {
  const { columns, foreignKeys, primaryKeys } = getTableConfig(table)
  const names = columns.map(({ name }) => name)
  const hasId = names.includes('id')
  const references = foreignKeys.map((key) => key.reference())
  return {
    columns: names,
    hasId,
    isCounted: names.includes('external_id'),
    by: hasId ? ['id'] : primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
    showing: references
      .filter(({ foreignTable }) => SHOWN_BY_OTHERS.includes(foreignTable))
      .flatMap((reference) => reference.columns.map(({ name }) => ({ column: name, table: reference.foreignTable }))),
  }
}
