import { expect, test } from 'vitest'
import { sheetGrid } from './sheet-grid.ts'

const head = (column: number, columns: number) => ({ column, columns, name: '', free: '' })

test('sections are apart, and cells leave the gap between them free', () => {
  const { columns, span } = sheetGrid({ columns: 5, heads: [head(1, 2), head(3, 3)] })
  expect(columns.split(/ (?=minmax|\d+px min|auto)/)).toHaveLength(7)
  expect(span({ column: 1, columns: 2 })).toBe('2 / 4')
  // The gap begins at line 4.
  expect(span({ column: 3, columns: 1 })).toBe('5 / 6')
  expect(span({ column: 5, columns: 1 })).toBe('7 / 8')
})

test('one section has no gap', () => {
  const { columns, span } = sheetGrid({ columns: 2, heads: [head(1, 2)] })
  expect(columns).toBe('auto minmax(0, 112px) minmax(0, 112px)')
  expect(span({ column: 2, columns: 1 })).toBe('3 / 4')
})
