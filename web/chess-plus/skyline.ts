import type { Estate, Instance, Section, Storey } from '#domain/chess/chess.ts'
import type { GridArea } from '#web/grid/grid-area.ts'

/** A unit in its place among all estates. */
export interface SkylineCell extends GridArea {
  readonly instance: Instance
  /** How many towers stand before its own. */
  readonly tower: number
}

/** A section over its columns, the first counted from 1. */
export interface Tower {
  readonly section: Section
  readonly column: number
  readonly columns: number
  /** Units in it, whatever their status. */
  readonly count: number
}

/** Estates side by side on one ground line: one row a storey number across all of them. */
export interface Skyline {
  /** Storey numbers, the highest first. */
  readonly storeys: readonly number[]
  readonly towers: readonly Tower[]
  readonly cells: readonly SkylineCell[]
  readonly columns: number
}

// A tower of one or two flats still has room for its name.
const LEAST_COLUMNS = 3

/** Lays out the units of estates. A unit over several storeys begins on its own and reaches up. */
export function skylineOf(estates: readonly Estate[]): Skyline {
  const sections = homesFirst(estates.flatMap((estate) => estate.sections).filter(({ columns }) => columns > 0))
  const storeys = storeyNumbers(sections)
  const rowOf = new Map(storeys.map((number, index) => [number, index + 1]))
  const towers: Tower[] = []
  const cells: SkylineCell[] = []
  let before = 0
  for (const section of sections) {
    const units = section.storeys.flatMap(({ instances }) => instances)
    const place = { rowOf, tower: towers.length, before }
    for (const instance of units) cells.push(cellOf(instance, place))
    const columns = Math.max(section.columns, LEAST_COLUMNS)
    towers.push({ section, column: before + 1, columns, count: units.length })
    before += columns
  }
  return { storeys, towers, cells, columns: before }
}

/** A garage may be longer than all towers together: it stands behind them, so that they are seen side by side. */
function homesFirst(sections: readonly Section[]): readonly Section[] {
  const hasHomes = new Set(sections.filter(({ storeys }) => storeys.some(hasRooms)))
  return [
    ...sections.filter((section) => hasHomes.has(section)),
    ...sections.filter((section) => !hasHomes.has(section)),
  ]
}

function hasRooms({ instances }: Storey): boolean {
  return instances.some(({ layout }) => layout.label !== '')
}

interface Place {
  readonly rowOf: ReadonlyMap<number, number>
  readonly tower: number
  /** Columns of the towers before. */
  readonly before: number
}

function cellOf(instance: Instance, { rowOf, tower, before }: Place): SkylineCell {
  const { storey, span, column } = instance
  const bottom = rowOf.get(storey.number) ?? 1
  const top = rowOf.get(topStorey(instance)) ?? Math.max(1, bottom - span.storeys + 1)
  return { instance, tower, row: top, rows: bottom - top + 1, column: before + column, columns: span.columns }
}

/** Counted along the section's own storeys: a number that only its neighbours have lies between them for nobody. */
function topStorey({ storey, section, span }: Instance): number {
  if (span.storeys === 1) return storey.number
  const own = section.storeys.indexOf(storey)
  return section.storeys[own + span.storeys - 1]?.number ?? storey.number + span.storeys - 1
}

function storeyNumbers(sections: readonly Section[]): readonly number[] {
  const numbers = sections.flatMap(({ storeys }) => storeys.map(({ number }) => number))
  return [...new Set(numbers)].sort((a, b) => b - a)
}
