import type { Cell, CellRect } from './cell-range.ts'
import type { CellBlock } from './clipboard.ts'

/** The side of a block on which it is filled. `start` and `end` are directions of reading. */
export type FillSide = 'up' | 'down' | 'start' | 'end'

/** The cells that a drag of the fill handle fills, and on which side of the block they are. */
export interface FillArea {
  readonly side: FillSide
  readonly rect: CellRect
}

/** What a drag from a block to a cell fills: along the axis on which the cell is farther away. Null inside the block. */
export function fillArea(rect: CellRect, { row, column }: Cell): FillArea | null {
  const rows = Math.max(rect.top - row, row - rect.bottom, 0)
  const columns = Math.max(rect.first - column, column - rect.last, 0)
  if (rows === 0 && columns === 0) return null
  if (rows >= columns) {
    return row > rect.bottom
      ? { side: 'down', rect: { ...rect, top: rect.bottom + 1, bottom: row } }
      : { side: 'up', rect: { ...rect, top: row, bottom: rect.top - 1 } }
  }
  return column > rect.last
    ? { side: 'end', rect: { ...rect, first: rect.last + 1, last: column } }
    : { side: 'start', rect: { ...rect, first: column, last: rect.first - 1 } }
}

/** What is copied where when a range is filled without the handle. */
interface FillParts {
  readonly source: CellRect
  readonly target: CellRect
}

/**
 * The parts of a range to fill down or along: its first row or column, and the rest. A single row or column is filled from the
 * one before it. Null if there is none.
 */
export function fillParts(rect: CellRect, side: 'down' | 'end'): FillParts | null {
  const { top, bottom, first, last } = rect
  if (side === 'down') {
    if (bottom > top) return { source: { ...rect, bottom: top }, target: { ...rect, top: top + 1 } }
    return top > 0 ? { source: { ...rect, top: top - 1, bottom: top - 1 }, target: rect } : null
  }
  if (last > first) return { source: { ...rect, last: first }, target: { ...rect, first: first + 1 } }
  return first > 0 ? { source: { ...rect, first: first - 1, last: first - 1 }, target: rect } : null
}

/** The texts for the `count` rows or columns on one side of a block: the block again, or its series continued. */
export function fillBlock(block: CellBlock, side: FillSide, count: number, isSeries: boolean): CellBlock {
  if (side === 'start' || side === 'end') {
    return transposed(fillBlock(transposed(block), side === 'end' ? 'down' : 'up', count, isSeries))
  }
  const isBack = side === 'up'
  return transposed(
    transposed(block).map((cells) => {
      const source = isBack ? cells.toReversed() : cells
      const filled = isSeries ? continueSeries(source, count, isBack ? -1 : 1) : repeated(source, count)
      return isBack ? filled.toReversed() : filled
    }),
  )
}

function transposed(block: CellBlock): CellBlock {
  return Array.from({ length: block[0]?.length ?? 0 }, (_, column) => block.map((row) => row[column] ?? ''))
}

function repeated(cells: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => cells[index % cells.length] ?? '')
}

/** A block repeated over a larger area, from its first cell on. */
export function repeatBlock(block: CellBlock, rows: number, columns: number): CellBlock {
  return Array.from({ length: rows }, (_, row) => {
    const source = block[row % block.length] ?? []
    return Array.from({ length: columns }, (__, column) => source[column % source.length] ?? '')
  })
}

/**
 * The cells after a list, as a series: numbers go on by their last step, one number by `stepOfOne`; texts that end in a number
 * count it and keep its length (`A-09`, `A-10`), down to 0. Anything else repeats.
 */
export function continueSeries(cells: readonly string[], count: number, stepOfOne = 1): readonly string[] {
  const parts = cells.map(splitNumber)
  const stem = parts[0]?.stem
  const isSeries = parts.length > 0 && parts.every((part) => part.number !== null && part.stem === stem)
  if (!isSeries) return repeated(cells, count)
  const numbers = parts.map(({ number }) => number ?? 0)
  const last = numbers.at(-1) ?? 0
  const step = numbers.length > 1 ? last - (numbers.at(-2) ?? 0) : stepOfOne
  const { digits = 0, decimals = 0 } = parts.at(-1) ?? {}
  return Array.from({ length: count }, (_, index) => {
    const counted = last + step * (index + 1)
    const next = stem === '' ? counted : Math.max(0, counted)
    const text = Math.abs(next).toFixed(decimals).padStart(digits, '0')
    return `${stem}${next < 0 ? '-' : ''}${text}`
  })
}

interface NumberedText {
  readonly stem: string
  readonly number: number | null
  /** How long the figures are with leading zeros. */
  readonly digits: number
  readonly decimals: number
}

function splitNumber(text: string): NumberedText {
  const plain = /^-?\d+(?:\.(\d+))?$/.exec(text)
  if (plain) {
    const whole = text.replace('-', '')
    const digits = /^0\d/.test(whole) ? whole.length : 0
    return { stem: '', number: Number(text), digits, decimals: plain[1]?.length ?? 0 }
  }
  const [, stem = '', figures] = /^(.*?\D)(\d{1,15})$/.exec(text) ?? []
  if (figures === undefined) return { stem: text, number: null, digits: 0, decimals: 0 }
  return { stem, number: Number(figures), digits: /^0\d/.test(figures) ? figures.length : 0, decimals: 0 }
}
