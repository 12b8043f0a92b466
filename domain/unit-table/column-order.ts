import { FIRST_COLUMNS, UNIT_COLUMNS, type UnitColumn } from './unit-columns.ts'

/** The order of all columns, and which of them are hidden. The number always comes first and is shown. */
export interface ColumnChoice {
  readonly order: readonly UnitColumn[]
  readonly hidden: readonly UnitColumn[]
}

/** The columns that are shown, in order. */
export function shownColumns({ order, hidden }: ColumnChoice): readonly UnitColumn[] {
  return order.filter((column) => !hidden.includes(column))
}

/** The choice that shows these columns. Each hidden one follows the column that it follows at first. */
export function choiceOfShown(shown: readonly UnitColumn[]): ColumnChoice {
  return { order: wholeOrder(shown), hidden: UNIT_COLUMNS.filter((each) => each !== 'number' && !shown.includes(each)) }
}

/** The columns as they are at first. */
export const FIRST_CHOICE: ColumnChoice = choiceOfShown(FIRST_COLUMNS)

/** Shows or hides a column. */
export function toggleColumn({ order, hidden }: ColumnChoice, column: UnitColumn): ColumnChoice {
  return {
    order,
    hidden: hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column],
  }
}

/** Moves a column to a place among all. Nothing comes before the number. */
export function moveColumn({ order, hidden }: ColumnChoice, column: UnitColumn, to: number): ColumnChoice {
  if (column === 'number') return { order, hidden }
  const rest = order.filter((each) => each !== column)
  const place = Math.min(Math.max(to, 1), rest.length)
  return { order: rest.toSpliced(place, 0, column), hidden }
}

/** The known columns of a list of names, each once, with the number first. */
export function knownColumns(names: readonly unknown[]): readonly UnitColumn[] {
  const known = [...new Set(names)].flatMap((name) => UNIT_COLUMNS.find((each) => each === name) ?? [])
  return ['number', ...known.filter((each) => each !== 'number')]
}

/** All columns, beginning with the given ones. Others follow the one that they follow at first. */
export function wholeOrder(names: readonly unknown[]): readonly UnitColumn[] {
  const order = [...knownColumns(names)]
  UNIT_COLUMNS.forEach((column, index) => {
    if (order.includes(column)) return
    const before = UNIT_COLUMNS[index - 1]
    order.splice(before ? order.indexOf(before) + 1 : order.length, 0, column)
  })
  return order
}
