import type { Estate, Section, Storey } from '#domain/chess/chess.ts'
import { type GridCell, type GridHead, type GridLayout, layOutSections } from '#domain/chess/grid-layout.ts'

/** A unit at its place among all estates. */
export interface SkylineCell extends GridCell {
  /** The number of towers before its own. */
  readonly tower: number
}

/** Estates side by side on one ground line, with one row per storey number across all of them. */
export interface Skyline extends Omit<GridLayout, 'heads'> {
  /** The sections with their columns, counted from 1. */
  readonly towers: readonly GridHead[]
  readonly cells: readonly SkylineCell[]
}

// Leaves room for the name of a tower that is only one or two flats wide.
const LEAST_COLUMNS = 3

/** Lays out the units of estates. */
export function skylineOf(estates: readonly Estate[]): Skyline {
  const sections = homesFirst(estates.flatMap((estate) => estate.sections).filter(({ columns }) => columns > 0))
  const { heads, cells, ...layout } = layOutSections(sections, LEAST_COLUMNS)
  const towerOf = new Map(heads.map(({ section }, index) => [section, index]))
  return {
    ...layout,
    towers: heads,
    cells: cells.map((cell) => ({ ...cell, tower: towerOf.get(cell.instance.section) ?? 0 })),
  }
}

/** Places sections without homes last: a garage may be longer than all towers together and would separate them. */
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
