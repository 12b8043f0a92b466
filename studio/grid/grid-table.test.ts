import { describe, expect, it } from 'vitest'
import { smallTable } from './grid.fixture.ts'
import { createTable } from './grid-table.ts'

const table = smallTable({ '57': '611200', '58': '', '59': '362800' })
const all = { top: 0, bottom: 2, first: 0, last: 2 }

describe('the table of a grid', () => {
  it('copies the plain texts', () => {
    expect(table.blockAt({ ...all, last: 1 })).toEqual([
      ['57', '611200'],
      ['58', ''],
      ['59', '362800'],
    ])
  })

  it('edits only cells that can be edited and get another text', () => {
    const block = [
      ['a', '1', 'x'],
      ['b', '', 'x'],
      ['c', '362800', 'x'],
    ]
    expect(table.editsOf(all, block)).toEqual([{ row: '57', column: 'price', text: '1' }])
  })

  it('knows the cells that would get another text but cannot be edited', () => {
    const block = [['57', '1', 'derived'], ['b', '1'], ['59']]
    expect(table.leftOf(all, block)).toEqual([{ row: '58', column: 'no' }])
    expect(table.leftOf({ ...all, bottom: 0 }, null)).toEqual([
      { row: '57', column: 'no' },
      { row: '57', column: 'each' },
    ])
  })

  it('empties only cells that have a text and can be edited', () => {
    expect(table.clearingOf(all).edits.map(({ row, text }) => [row, text])).toEqual([
      ['57', ''],
      ['59', ''],
    ])
  })

  it('keeps the cells that cannot be emptied, and says why', () => {
    const keeping = createTable(
      table.layout,
      table.columns.map((column) => (column.id === 'price' ? { ...column, keeps: 'A price stays.' } : column)),
      () => ({ text: '1' }),
    )
    expect(keeping.clearingOf(all)).toEqual({ edits: [], kept: 'A price stays.' })
    expect(table.clearingOf(all).kept).toBeNull()
  })

  it('finds cells by ids and ids by cells', () => {
    expect(table.cellAt({ row: '58', column: 'price' })).toEqual({ row: 1, column: 1 })
    expect(table.placeAt({ row: 1, column: 1 })).toEqual({ row: '58', column: 'price' })
    expect(table.cellAt({ row: '99', column: 'price' })).toBeNull()
    expect(table.placeAt({ row: 3, column: 0 })).toBeNull()
  })
})
