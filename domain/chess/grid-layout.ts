import type { Estate, Instance, Section, Storey } from './chess.ts'
import type { Span } from './chess-answer.ts'
import { storeyLevels } from './storey-levels.ts'

/** A unit, as far as its cell depends on it. */
interface LaidOutUnit {
  readonly column: number
  readonly span: Span
}

/** A section, as far as the layout of its units depends on it. */
interface LaidOutSection<Unit extends LaidOutUnit> {
  /** Chess columns that it needs. */
  readonly columns: number
  readonly storeys: readonly LaidOutStorey<Unit>[]
  readonly estate: { readonly sections: readonly { readonly storeys: readonly { readonly number: number }[] }[] }
}

interface LaidOutStorey<Unit> {
  readonly number: number
  readonly instances: readonly Unit[]
}

/** A unit in a grid; rows and columns from 1, row 1 on top. */
export interface GridCell<Unit = Instance> {
  readonly instance: Unit
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
  /** Storeys of the unit above the highest row: a penthouse may span more storeys than the data lists. */
  readonly above: number
}

/** A section over its columns. */
export interface GridHead<Head = Section> {
  readonly section: Head
  readonly column: number
  readonly columns: number
}

/** Sections side by side on one ground line. A row is one storey number across all sections. */
export interface GridLayout<Unit = Instance, Head = Section> {
  /** Storey numbers, the highest first. */
  readonly storeys: readonly number[]
  readonly heads: readonly GridHead<Head>[]
  readonly cells: readonly GridCell<Unit>[]
  readonly columns: number
}

/** An estate as a grid. */
export interface ChessGrid extends GridLayout {
  readonly estate: Estate
}

/** A row of the grid: the storeys with one number in all sections. */
export interface StoreyRow {
  readonly number: number
  /** In the order of the sections. */
  readonly storeys: readonly Storey[]
}

/**
 * The one layout of units: all views of the catalogue, the print and the chess of the Studio take rows, columns and spans from it. A unit
 * that spans several storeys starts on its own storey and extends upwards along the storeys of its section. It also covers
 * the rows between them that only neighbouring sections have. Above the roof of its section it continues along the storeys
 * of its estate, even if the grid shows other estates too. A section without units has no columns; every other section
 * has at least `leastColumns`. See "Chess grid" in docs/rules.md.
 */
export function layOutSections<Unit extends LaidOutUnit, Head extends LaidOutSection<Unit>>(
  sections: readonly (Head & LaidOutSection<Unit>)[],
  leastColumns = 1,
): GridLayout<Unit, Head> {
  const storeys = storeyNumbers(sections)
  const heads: GridHead<Head>[] = []
  const cells: GridCell<Unit>[] = []
  let before = 0
  for (const section of sections) {
    if (section.columns === 0) continue
    const columns = Math.max(section.columns, leastColumns)
    heads.push({ section, column: before + 1, columns })
    const climb = climbOf(section)
    for (const { number, instances } of section.storeys) {
      for (const instance of instances) cells.push(cellOf(instance, number, climb, storeys, before))
    }
    before += columns
  }
  return { storeys, heads, cells, columns: before }
}

/** Lays out the units of an estate. */
export function layOutEstate(estate: Estate): ChessGrid {
  return { estate, ...layOutSections(estate.sections) }
}

/** The rows of a grid with their storeys, the highest first. */
export function storeyRows({ sections }: Pick<Estate, 'sections'>, numbers: readonly number[]): readonly StoreyRow[] {
  const all = sections.flatMap(({ storeys }) => storeys)
  return numbers.map((number) => ({ number, storeys: all.filter((storey) => storey.number === number) }))
}

/** The row of the storey that a cell belongs to. A unit over several storeys belongs to the lowest of its rows. */
export function lowestRow({ row, rows }: Pick<GridCell, 'row' | 'rows'>): number {
  return row + rows - 1
}

/** The storey numbers that a section's units can cover, the lowest first: its own, then those of taller neighbours. */
function climbOf({ storeys, estate }: LaidOutSection<LaidOutUnit>): readonly number[] {
  const own = [...storeyLevels(storeys).keys()]
  const roof = own.at(-1) ?? 0
  return [
    ...own,
    ...storeyNumbers(estate.sections)
      .filter((number) => number > roof)
      .reverse(),
  ]
}

/** `climb` is the result of `climbOf`, from the lowest; `storeys` are the numbers of the rows, from the highest. */
function cellOf<Unit extends LaidOutUnit>(
  instance: Unit,
  storey: number,
  climb: readonly number[],
  storeys: readonly number[],
  columnsBefore: number,
): GridCell<Unit> {
  const { span, column } = instance
  const level = climb.indexOf(storey)
  const highest = Math.min(level + span.storeys, climb.length) - 1
  const top = climb[highest] ?? storey
  const row = storeys.findIndex((number) => number <= top) + 1
  return {
    instance,
    row,
    column: columnsBefore + column,
    rows: storeys.indexOf(storey) + 2 - row,
    columns: span.columns,
    above: level + span.storeys - 1 - highest,
  }
}

function storeyNumbers(
  sections: readonly { readonly storeys: readonly { readonly number: number }[] }[],
): readonly number[] {
  const numbers = sections.flatMap(({ storeys }) => storeys.map(({ number }) => number))
  return [...new Set(numbers)].sort((a, b) => b - a)
}
