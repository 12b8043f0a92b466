import type { CellBlock } from './clipboard.ts'

/** A block repeated over a larger area, from its first cell on. */
export function repeatBlock(block: CellBlock, rows: number, columns: number): CellBlock {
  return Array.from({ length: rows }, (_, row) => {
    const source = block[row % block.length] ?? []
    return Array.from({ length: columns }, (__, column) => source[column % source.length] ?? '')
  })
}

/**
 * The cells after a list, as a series: numbers go on by their last step, one number by one; texts that end in a number
 * count it up and keep its length (`A-09`, `A-10`). Anything else repeats.
 */
export function continueSeries(cells: readonly string[], count: number): readonly string[] {
  const parts = cells.map(splitNumber)
  const stem = parts[0]?.stem
  const isSeries = parts.length > 0 && parts.every((part) => part.number !== null && part.stem === stem)
  if (!isSeries) return Array.from({ length: count }, (_, index) => cells[index % cells.length] ?? '')
  const numbers = parts.map(({ number }) => number ?? 0)
  const last = numbers.at(-1) ?? 0
  const step = numbers.length > 1 ? last - (numbers.at(-2) ?? 0) : 1
  const { digits = 0, decimals = 0 } = parts.at(-1) ?? {}
  return Array.from({ length: count }, (_, index) => {
    const next = last + step * (index + 1)
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
