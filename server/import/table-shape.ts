import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { media } from '#server/db/tables/account.ts'
import { tours, videos } from '#server/db/tables/picture.ts'
import type { PlannedReference } from './import-plan.ts'

/** What an import has to know of a table. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  readonly idColumn: PgColumn | null
  /** Whether the sender has an id for its rows: those are what a report counts. */
  readonly isCounted: boolean
  /** Whether a row that is missing from the file is archived: orders, leads or units point at it. */
  readonly isArchivable: boolean
  /** The columns that find a row again. */
  readonly by: readonly string[]
  /** The columns that point at what is shown by this row. */
  readonly showing: readonly { readonly column: string; readonly table: PgTable }[]
  /** The columns that an archived row lets go, so that it does not keep what only it would need. */
  readonly released: readonly string[]
  readonly references: readonly PlannedReference[]
}

const RELEASED: readonly PgTable[] = [media, tours, videos]

/** Reads the shape of a table; rows of the tables in `shown` are shown by those that point at them. */
export function shapeOf(table: PgTable, shown: readonly PgTable[]): TableShape {
  const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table)
  const names = columns.map((column) => column.name)
  const idColumn = columns.find((column) => column.name === 'id') ?? null
  const references = foreignKeys
    .map((key) => key.reference())
    .flatMap(({ columns: own, foreignColumns, foreignTable }) =>
      own.map((column, index) => ({
        column: column.name,
        table: foreignTable,
        foreignTable: getTableConfig(foreignTable).name,
        foreignColumn: foreignColumns[index]?.name ?? 'id',
      })),
    )
  const isArchivable = names.includes('archived_at')
  return {
    name,
    columns: names,
    idColumn,
    isCounted: names.includes('external_id'),
    isArchivable,
    by: idColumn ? ['id'] : primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
    showing: references.filter((reference) => shown.includes(reference.table)),
    released: references.filter((reference) => RELEASED.includes(reference.table)).map(({ column }) => column),
    references: references.map(({ column, foreignTable, foreignColumn }) => ({ column, foreignTable, foreignColumn })),
  }
}
