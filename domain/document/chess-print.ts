import type { Estate, Instance } from '#domain/chess/chess.ts'
import { type ChessGrid, type GridCell, type GridHead, layOutEstate, lowestRow } from '#domain/chess/grid-layout.ts'
import type { Project, Promoaction, Tag } from '#domain/project/project.ts'
import type { Status } from '#domain/status/status.ts'

/** How many columns and storeys fit on a sheet. */
export interface SheetSize {
  readonly columns: number
  readonly storeys: number
}

/** What fits on a landscape A4 sheet for the length of the longest price, which a cell shows in full. */
export function sheetSizeFor(longestPrice: number): SheetSize {
  return { columns: longestPrice <= 10 ? 14 : longestPrice <= 13 ? 11 : 9, storeys: 14 }
}

/** One landscape sheet: a part of an estate, or several small estates below one another, each with heads and axis. */
export interface ChessSheet {
  readonly page: number
  readonly blocks: readonly ChessGrid[]
  /** Explains the marks on this sheet, so it can be read on its own. */
  readonly legend: ChessLegend
}

/** The chess grid on paper. */
export interface ChessPrint {
  readonly project: Project
  readonly sheets: readonly ChessSheet[]
  /** ISO date of the prices. */
  readonly date: string
}

/** The meaning of the marks that occur on a sheet. */
interface ChessLegend {
  readonly statuses: readonly CountedStatus[]
  readonly promoactions: readonly Promoaction[]
  readonly tags: readonly Tag[]
}

/** A status, and how many units on the sheet have it. */
interface CountedStatus {
  readonly status: Status
  readonly count: number
}

/**
 * Cuts the grids of estates into sheets. Sections stay whole and side by side if a sheet is wide enough; small estates
 * share a sheet. A cell that crosses a cut is shown, shortened, on the sheet of its own storey.
 */
export function chessPrint(project: Project, estates: readonly Estate[], size: SheetSize, date: string): ChessPrint {
  const cuts = estates.map((estate) => cut(layOutEstate(estate), size).filter(({ cells }) => cells.length > 0))
  const sheets = share(cuts, size).map((blocks, index) => ({
    page: index + 1,
    blocks,
    legend: legendOf(blocks.flatMap(({ cells }) => cells.map(({ instance }) => instance))),
  }))
  return { project, sheets, date }
}

/** Room that names, heads and gaps take when estates share a sheet, in storeys. */
const ROOM = { first: 1, further: 2 } as const

/** Puts successive estates on one sheet if they fit whole. Parts of a larger estate get sheets of their own. */
function share(cuts: readonly (readonly ChessGrid[])[], { storeys }: SheetSize): readonly (readonly ChessGrid[])[] {
  const sheets: ChessGrid[][] = []
  let isOpen = false
  for (const blocks of cuts.filter(({ length }) => length > 0)) {
    const [only] = blocks
    const open = isOpen ? sheets.at(-1) : undefined
    if (open && only && blocks.length === 1 && heightOf([...open, only]) <= storeys) open.push(only)
    else sheets.push(...blocks.map((block) => [block]))
    isOpen = blocks.length === 1
  }
  return sheets
}

function heightOf(blocks: readonly ChessGrid[]): number {
  const storeys = blocks.reduce((sum, block) => sum + block.storeys.length, 0)
  return storeys + ROOM.first + ROOM.further * (blocks.length - 1)
}

function cut(grid: ChessGrid, size: SheetSize): readonly ChessGrid[] {
  return groupsOf(grid.heads, size.columns).flatMap((columns) => {
    const rows = filledRows(grid, columns)
    const lines = Math.ceil(lengthOf(columns) / size.columns)
    // A garage may be one storey of a hundred places: it is wrapped like lines of text.
    if (lines > 1 && lengthOf(rows) * lines <= size.storeys) return [wrap(grid, rows, columns, size)]
    const parts = partsOf(columns, size.columns)
    return partsOf(rows, size.storeys).flatMap((part) => parts.map((each) => windowOf(grid, part, each)))
  })
}

/** From the first to the last, both included. */
interface Part {
  readonly from: number
  readonly to: number
}

/** Groups of sections side by side: as many as fit the width of a sheet, at least one. */
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

/** The rows in which the given columns have units. */
function filledRows({ cells }: ChessGrid, columns: Part): Part {
  const inside = cells.filter(({ column }) => isWithin(column, columns))
  const tops = inside.map(({ row }) => row)
  return { from: Math.min(...tops), to: Math.max(...inside.map(lowestRow)) }
}

function windowOf(grid: ChessGrid, rows: Part, columns: Part): ChessGrid {
  const inside = (cell: GridCell) => isWithin(lowestRow(cell), rows) && isWithin(cell.column, columns)
  return {
    estate: grid.estate,
    storeys: grid.storeys.slice(rows.from - 1, rows.to),
    columns: lengthOf(columns),
    heads: grid.heads.flatMap((head) => headWithin(head, columns)),
    cells: grid.cells.filter(inside).map((cell) => {
      const top = Math.max(cell.row, rows.from)
      return {
        ...cell,
        row: top - rows.from + 1,
        column: cell.column - columns.from + 1,
        rows: lowestRow(cell) - top + 1,
        columns: Math.min(cell.columns, columns.to - cell.column + 1),
      }
    }),
  }
}

/** Puts a low and wide section on one sheet: each storey continues in the next line. */
function wrap(grid: ChessGrid, rows: Part, columns: Part, size: SheetSize): ChessGrid {
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

/** Splits into parts of about equal size that each fit: 15 columns become 8 and 7 if 14 fit, not 14 and 1. */
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
    statuses: unique(instances.map(({ status }) => status)).map((status) => ({
      status,
      count: instances.filter((instance) => instance.status.id === status.id).length,
    })),
    promoactions: unique(instances.flatMap(({ promoactions }) => promoactions)),
    tags: unique(instances.flatMap(({ tags }) => tags)),
  }
}

function unique<T extends { readonly id: number }>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()].sort((a, b) => a.id - b.id)
}
