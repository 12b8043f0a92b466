import { describe, expect, it } from 'vitest'
import { smallTable } from './grid.fixture.ts'
import { layoutRows } from './grid-layout.ts'
import {
  describeSelected,
  extendTo,
  isSameSelection,
  moveSelected,
  pinSelected,
  selectAll,
  selectedAt,
  unpinSelected,
  walkSelected,
} from './grid-selection.ts'

const size = { rows: 5, columns: 3 }
const cell = (row: number, column: number) => ({ row, column })

describe('the selection of a grid', () => {
  it('moves away from the active cell, not from the end of the range', () => {
    const range = extendTo(selectedAt(cell(1, 1)), cell(3, 2))
    expect(moveSelected(range, 'down', size, false, 1)).toEqual(selectedAt(cell(2, 1)))
    expect(moveSelected(range, 'down', size, true, 1)).toEqual(extendTo(selectedAt(cell(1, 1)), cell(4, 2)))
  })

  it('is walked through by Tab, and begins anew there when it is extended', () => {
    const range = extendTo(selectedAt(cell(1, 0)), cell(2, 1))
    const walked = walkSelected(range, 'row', 1, size)
    expect(walked).toEqual({ range: range.range, active: cell(1, 1) })
    expect(walked && moveSelected(walked, 'down', size, true, 1)).toEqual(extendTo(selectedAt(cell(1, 1)), cell(2, 1)))
  })

  it('goes on in the next row after the last column, and lets Tab leave at the ends of the table', () => {
    expect(walkSelected(selectedAt(cell(1, 2)), 'row', 1, size)).toEqual(selectedAt(cell(2, 0)))
    expect(walkSelected(selectedAt(cell(4, 2)), 'row', 1, size)).toBeNull()
    expect(walkSelected(selectedAt(cell(0, 0)), 'row', -1, size)).toBeNull()
    expect(walkSelected(selectedAt(cell(4, 1)), 'column', 1, size)).toEqual(selectedAt(cell(4, 1)))
  })

  it('is the group by Ctrl A, and everything by another', () => {
    const layout = layoutRows([
      { kind: 'group', id: 'A', title: 'A', isOpen: true },
      ...['1', '2'].map((id) => ({ kind: 'unit' as const, id })),
      { kind: 'group', id: 'B', title: 'B', isOpen: true },
      ...['3', '4', '5'].map((id) => ({ kind: 'unit' as const, id })),
    ])
    const group = selectAll(selectedAt(cell(3, 1)), layout, size)
    expect(group).toEqual({ range: { anchor: cell(2, 0), focus: cell(4, 2) }, active: cell(3, 1) })
    expect(selectAll(group, layout, size).range).toEqual({ anchor: cell(0, 0), focus: cell(4, 2) })
  })

  it('stays with its rows when others come and go', () => {
    const before = smallTable({ a: '1', b: '2', c: '3' })
    const pinned = pinSelected(extendTo(selectedAt(cell(1, 1)), cell(2, 1)), before)
    const more = smallTable({ new: '0', a: '1', b: '2', c: '3' })
    expect(unpinSelected(pinned, more)?.range).toEqual({ anchor: cell(2, 1), focus: cell(3, 1) })
    expect(unpinSelected(pinned, smallTable({ a: '1', b: '2' }))).toEqual(selectedAt(cell(1, 1)))
    expect(unpinSelected(pinned, smallTable({ a: '1' }))).toEqual(selectedAt(cell(0, 1)))
    expect(unpinSelected(pinned, smallTable({}))).toBeNull()
  })

  it('is told by ids', () => {
    const table = smallTable({ a: '1', b: '2', c: '3' })
    expect(describeSelected(extendTo(selectedAt(cell(1, 2)), cell(0, 1)), table)).toEqual({
      rows: ['a', 'b'],
      columns: ['price', 'each'],
      active: { row: 'b', column: 'each' },
    })
  })

  it('is the same if its cells are', () => {
    const table = smallTable({ a: '1', b: '2', c: '3' })
    const one = describeSelected(selectedAt(cell(1, 1)), table)
    expect(isSameSelection(one, describeSelected(selectedAt(cell(1, 1)), table))).toBe(true)
    expect(isSameSelection(one, describeSelected(selectedAt(cell(2, 1)), table))).toBe(false)
    expect(isSameSelection(one, null)).toBe(false)
  })
})
