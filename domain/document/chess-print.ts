import type { Estate, Instance } from '#domain/chess/chess.ts'
import { type ChessGrid, type GridCell, type GridHead, gridOf } from '#domain/chess/grid.ts'
import type { Project, Promoaction, Tag } from '#domain/project/project.ts'
import type { Status } from '#domain/status/status.ts'

/** How many columns and storeys fit on a sheet. */
export interface SheetSize {
  readonly columns: number
  readonly storeys: number
}

/** What fits on A4 across, where the longest price has so many characters: a cell shows it in full. */
export function sheetSizeFor(longestPrice: number): SheetSize {
  return { columns: longestPrice <= 10 ? 14 : longestPrice <= 13 ? 11 : 9, storeys: 14 }
}

/** One landscape sheet of an estate's grid, with its own heads and axis. */
export interface ChessSheet extends ChessGrid {
  readonly page: number
}

/** The chess grid on paper (spec 2 "Chess Print"): any number of sheets and one legend. */
export interface ChessPrint {
  readonly project: Project
  readonly sheets: readonly ChessSheet[]
  readonly legend: ChessLegend
  /** ISO date of the prices. */
  readonly date: string
}

/** What the marks on the sheets mean; only what occurs. */
export interface ChessLegend {
  readonly statuses: readonly Status[]
  readonly promoactions: readonly Promoaction[]
  readonly tags: readonly Tag[]
}

/**
 * Cuts the grids of estates into sheets that have units: sections stay whole and side by side as far as a sheet is wide. A
 * cell that crosses a cut stands on the sheet where it begins, shortened.
 */
export function chessPrint(project: Project, estates: readonly Estate[], size: SheetSize, date: string): ChessPrint {
  const sheets = estates
    .flatMap((estate) => cut(gridOf(estate), size))
    .filter(({ cells }) => cells.length > 0)
    .map((sheet, index) => ({ ...sheet, page: index + 1 }))
  const instances = sheets.flatMap(({ cells }) => cells.map(({ instance }) => instance))
  return { project, sheets, legend: legendOf(instances), date }
}

type Sheet = Omit<ChessSheet, 'page'>

function cut(grid: ChessGrid, size: SheetSize): readonly Sheet[] {
  return groupsOf(grid.heads, size.columns).flatMap((columns) => {
    const rows = rowsOf(grid, columns)
    const lines = Math.ceil(lengthOf(columns) / size.columns)
    // A garage is one storey of a hundred places: it reads as text does.
    if (lines > 1 && lengthOf(rows) * lines <= size.storeys) return [wrap(grid, rows, columns, size)]
    const parts = partsOf(columns, size.columns)
    return partsOf(rows, size.storeys).flatMap((part) => parts.map((each) => windowOf(grid, part, each)))
  })
}

/** From the first to the last, both inside. */
interface Part {
  readonly from: number
  readonly to: number
}

/** Sections that stand side by side: as many as a sheet is wide, at least one. */
function groupsOf(heads: readonly GridHead[], most: number): readonly Part[] {
  const groups: Part[] = []
  for (const { column, columns } of heads) {
    const last = groups.at(-1)
    const to = column + columns - 1
    if (last && to - last.from < most) groups[groups.length - 1] = { from: last.from, to }
    else groups.push({ from: column, to })
  }
  return groups
}

/** The rows in which some columns have units. */
function rowsOf({ cells }: ChessGrid, columns: Part): Part {
  const inside = cells.filter(({ column }) => isWithin(column, columns))
  const tops = inside.map(({ row }) => row)
  const bottoms = inside.map(({ row, rows }) => row + rows - 1)
  return { from: Math.min(...tops), to: Math.max(...bottoms) }
}

function windowOf(grid: ChessGrid, rows: Part, columns: Part): Sheet {
  const inside = (cell: GridCell) => isWithin(cell.row, rows) && isWithin(cell.column, columns)
  return {
    estate: grid.estate,
    storeys: grid.storeys.slice(rows.from - 1, rows.to),
    columns: lengthOf(columns),
    heads: grid.heads.flatMap((head) => headWithin(head, columns)),
    cells: grid.cells.filter(inside).map((cell) => ({
      instance: cell.instance,
      row: cell.row - rows.from + 1,
      column: cell.column - columns.from + 1,
      rows: Math.min(cell.rows, rows.to - cell.row + 1),
      columns: Math.min(cell.columns, columns.to - cell.column + 1),
    })),
  }
}

/** A low and wide section on one sheet: each storey goes on in the next line. */
function wrap(grid: ChessGrid, rows: Part, columns: Part, size: SheetSize): Sheet {
  const parts = partsOf(columns, size.columns)
  const lines = partsOf(rows, 1)
    .flatMap((row) => parts.map((part) => windowOf(grid, row, part)))
    .filter(({ cells }) => cells.length > 0)
  const wide = Math.max(...lines.map((line) => line.columns))
  return {
    estate: grid.estate,
    storeys: lines.flatMap(({ storeys }) => storeys),
    columns: wide,
    heads: grid.heads.flatMap((head) => headWithin(head, { from: columns.from, to: columns.from + wide - 1 })),
    cells: lines.flatMap(({ cells }, index) => cells.map((cell) => ({ ...cell, row: index + 1 }))),
  }
}

function isWithin(position: number, { from, to }: Part): boolean {
  return position >= from && position <= to
}

function lengthOf({ from, to }: Part): number {
  return to - from + 1
}

function headWithin(head: GridHead, part: Part): readonly GridHead[] {
  const from = Math.max(head.column, part.from)
  const to = Math.min(head.column + head.columns - 1, part.to)
  return from > to ? [] : [{ section: head.section, column: from - part.from + 1, columns: to - from + 1 }]
}

/** Parts of about one size that each fit: 15 columns where 14 fit are 8 and 7, not 14 and 1. */
function partsOf(whole: Part, most: number): readonly Part[] {
  const length = lengthOf(whole)
  const size = Math.ceil(length / Math.max(1, Math.ceil(length / most)))
  return Array.from({ length: Math.ceil(length / Math.max(1, size)) }, (_, index) => {
    const from = whole.from + index * size
    return { from, to: Math.min(whole.to, from + size - 1) }
  })
}

function legendOf(instances: readonly Instance[]): ChessLegend {
  return {
    statuses: unique(instances.map(({ status }) => status)),
    promoactions: unique(instances.flatMap(({ promoactions }) => promoactions)),
    tags: unique(instances.flatMap(({ tags }) => tags)),
  }
}

function unique<T extends { readonly id: number }>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()].sort((a, b) => a.id - b.id)
}
