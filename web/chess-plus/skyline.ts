import type { Estate, Section, Storey } from '#domain/chess/chess.ts'
import { type GridCell, type GridHead, type GridLayout, layOut } from '#domain/chess/grid.ts'

/** A unit in its place among all estates. */
export interface SkylineCell extends GridCell {
  /** How many towers stand before its own. */
  readonly tower: number
}

/** A section over its columns, the first counted from 1. */
export interface Tower extends GridHead {
  /** Units in it, whatever their status. */
  readonly count: number
}

/** Estates side by side on one ground line: one row a storey number across all of them. */
export interface Skyline extends Omit<GridLayout, 'heads'> {
  readonly towers: readonly Tower[]
  readonly cells: readonly SkylineCell[]
}

// A tower of one or two flats still has room for its name.
const LEAST_COLUMNS = 3

/** Lays out the units of estates. */
export function skylineOf(estates: readonly Estate[]): Skyline {
  const sections = homesFirst(estates.flatMap((estate) => estate.sections).filter(({ columns }) => columns > 0))
  const { heads, cells, ...layout } = layOut(sections, LEAST_COLUMNS)
  const towerOf = new Map(sections.map((section, index) => [section, index]))
  return {
    ...layout,
    towers: heads.map((head) => ({ ...head, count: countOf(head.section) })),
    cells: cells.map((cell) => ({ ...cell, tower: towerOf.get(cell.instance.section) ?? 0 })),
  }
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

function countOf({ storeys }: Section): number {
  return storeys.reduce((sum, { instances }) => sum + instances.length, 0)
}
