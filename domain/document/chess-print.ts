import type { Estate, Instance } from '#domain/chess/chess.ts'
import { type ChessGrid, type GridCell, type GridHead, gridOf } from '#domain/chess/grid.ts'
import type { Project, Promoaction, Tag } from '#domain/project/project.ts'
import type { Status } from '#domain/status/status.ts'

/** How many columns and storeys fit on a sheet. */
export interface SheetSize {
  readonly columns: number
  readonly storeys: number
}

/** One landscape sheet of an estate's grid, with its own heads and axis. */
export interface ChessSheet extends Omit<ChessGrid, 'columns'> {
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

/** Cuts the grids of estates into sheets. A cell that crosses a cut stands on the sheet where it begins, shortened. */
export function chessPrint(project: Project, estates: readonly Estate[], size: SheetSize, date: string): ChessPrint {
  const sheets = estates
    .flatMap((estate) => cut(gridOf(estate), size))
    .map((sheet, index) => ({ ...sheet, page: index + 1 }))
  const instances = sheets.flatMap(({ cells }) => cells.map(({ instance }) => instance))
  return { project, sheets, legend: legendOf(instances), date }
}

function cut(grid: ChessGrid, size: SheetSize): readonly Omit<ChessSheet, 'page'>[] {
  const rowStarts = starts(grid.storeys.length, size.storeys)
  const columnStarts = starts(grid.columns, size.columns)
  return rowStarts.flatMap((row) => columnStarts.map((column) => window(grid, row, column, size)))
}

function window(grid: ChessGrid, row: number, column: number, size: SheetSize): Omit<ChessSheet, 'page'> {
  const storeys = grid.storeys.slice(row - 1, row - 1 + size.storeys)
  const lastColumn = Math.min(grid.columns, column + size.columns - 1)
  const inside = (cell: GridCell) =>
    cell.row >= row && cell.row < row + storeys.length && cell.column >= column && cell.column <= lastColumn
  return {
    estate: grid.estate,
    storeys,
    heads: grid.heads.flatMap((head) => headWithin(head, column, lastColumn)),
    cells: grid.cells.filter(inside).map((cell) => ({
      instance: cell.instance,
      row: cell.row - row + 1,
      column: cell.column - column + 1,
      rows: Math.min(cell.rows, row + storeys.length - cell.row),
      columns: Math.min(cell.columns, lastColumn - cell.column + 1),
    })),
  }
}

function headWithin(head: GridHead, first: number, last: number): readonly GridHead[] {
  const from = Math.max(head.column, first)
  const to = Math.min(head.column + head.columns - 1, last)
  return from > to ? [] : [{ section: head.section, column: from - first + 1, columns: to - from + 1 }]
}

/** First positions of equal parts, from 1; nothing at all has none. */
function starts(length: number, part: number): readonly number[] {
  return Array.from({ length: Math.ceil(length / part) }, (_, index) => index * part + 1)
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
