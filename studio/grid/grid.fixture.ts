import { layoutRows } from './grid-layout.ts'
import type { GridColumn, GridRow } from './grid-props.ts'
import { createTable, type GridTable } from './grid-table.ts'

/** A table of lines with three columns: a number that cannot be edited, a price and a derived one. */
export function smallTable(prices: Readonly<Record<string, string>>): GridTable {
  const rows = Object.keys(prices).map((id): GridRow => ({ kind: 'unit', id }))
  const columns: readonly GridColumn[] = [
    { id: 'no', title: 'No.', width: 60, isEditable: () => false },
    { id: 'price', title: 'Price', width: 100, align: 'end' },
    { id: 'each', title: 'Per m²', width: 80, align: 'end', isDerived: true },
  ]
  return createTable(layoutRows(rows), columns, (row, column) => {
    if (column === 'no') return { text: row }
    const price = prices[row] ?? ''
    return column === 'price' ? { text: price && `€${price}`, edit: price } : { text: 'derived' }
  })
}
