import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { media } from '#server/db/tables/account.ts'
import { tours, videos } from '#server/db/tables/picture.ts'
import type { PlannedReference } from './import-plan.ts'

/** What an import needs to know about a table. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  readonly idColumn: PgColumn | null
  /** Whether rows have an id in the file. Reports count only those. */
  readonly isCounted: boolean
  /** Whether rows that are missing from the file are archived, because orders, leads or units refer to them. */
  readonly isArchivable: boolean
  /** The columns that identify a row. */
  readonly by: readonly string[]
  /** The columns that refer to rows visible only through this one. */
  readonly showing: readonly { readonly column: string; readonly table: PgTable }[]
  /** The columns that are set to null on archiving, so that files used only by this row can be deleted. */
  readonly released: readonly string[]
  readonly references: readonly PlannedReference[]
}

const RELEASED: readonly PgTable[] = [media, tours, videos]

/** Reads the shape of a table. `shown` are the tables whose rows are visible only through rows that refer to them. */
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
