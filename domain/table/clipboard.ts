/** Rows of cells as texts. */
export type CellBlock = readonly (readonly string[])[]

/**
 * Reads the text that spreadsheets put on the clipboard: cells between tabs, rows on lines. Excel puts a cell with a tab,
 * a line break or a quotation mark in quotation marks and doubles those inside.
 */
export function parseClipboard(text: string): CellBlock {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { cell, end } = readCell(text, at)
    row.push(cell)
    if (text[end] === '\t') {
      at = end + 1
      continue
    }
    rows.push(row)
    row = []
    if (end >= text.length) break
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    // The line break after the last row ends it and begins no other.
    if (at >= text.length) break
  }
  return text === '' ? [] : rows
}

/** Writes cells so that spreadsheets and `parseClipboard` read the same. */
export function formatClipboard(block: CellBlock): string {
  return block.map((row) => `${row.map(formatCell).join('\t')}\r\n`).join('')
}

/** A block in which all rows have the length of the longest. */
export function squared(block: CellBlock): CellBlock {
  const width = Math.max(0, ...block.map(({ length }) => length))
  return block.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

interface FoundCell {
  readonly cell: string
  /** Where the separator after the cell is. */
  readonly end: number
}

function readCell(text: string, start: number): FoundCell {
  const quoted = text[start] === '"' ? readQuoted(text, start) : null
  if (quoted) return quoted
  const end = nextSeparator(text, start)
  return { cell: text.slice(start, end), end }
}

/** A cell in quotation marks. Null if they are part of the text, such as in `"A" block`. */
function readQuoted(text: string, start: number): FoundCell | null {
  let cell = ''
  let at = start + 1
  for (;;) {
    const close = text.indexOf('"', at)
    if (close < 0) return null
    cell += text.slice(at, close)
    if (text[close + 1] !== '"') {
      const end = close + 1
      return end >= text.length || isSeparator(text[end]) ? { cell, end } : null
    }
    cell += '"'
    at = close + 2
  }
}

function nextSeparator(text: string, start: number): number {
  let at = start
  while (at < text.length && !isSeparator(text[at])) at += 1
  return at
}

function isSeparator(character: string | undefined): boolean {
  return character === '\t' || character === '\n' || character === '\r'
}

function formatCell(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
