import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pasteTarget } from './paste-cells.ts'

const size = { rows: 10, columns: 4 }

describe('pasting', () => {
  it('goes on below and beside the selection', () => {
    const copied = [
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'c'],
    ]
    expect(pasteTarget(copied, { top: 4, bottom: 4, first: 1, last: 1 }, size)).toEqual({
      rect: { top: 4, bottom: 6, first: 1, last: 2 },
      block: copied,
      rowsLeftOut: 0,
      columnsLeftOut: 0,
    })
  })

  it('repeats over a selection that is a multiple of the block', () => {
    const target = pasteTarget([['1', '2']], { top: 0, bottom: 2, first: 0, last: 3 }, size)
    expect(target.rect).toEqual({ top: 0, bottom: 2, first: 0, last: 3 })
    expect(target.block).toEqual(Array.from({ length: 3 }, () => ['1', '2', '1', '2']))
  })

  it('does not repeat a part of the block', () => {
    expect(pasteTarget([['1'], ['2']], { top: 0, bottom: 2, first: 0, last: 0 }, size).block).toEqual([['1'], ['2']])
  })

  it('leaves out what is beyond the table, and says how much', () => {
    const copied = Array.from({ length: 5 }, () => ['x', 'y', 'z'])
    expect(pasteTarget(copied, { top: 8, bottom: 8, first: 2, last: 2 }, size)).toEqual({
      rect: { top: 8, bottom: 9, first: 2, last: 3 },
      block: [
        ['x', 'y'],
        ['x', 'y'],
      ],
      rowsLeftOut: 3,
      columnsLeftOut: 1,
    })
  })

  it('pastes nothing from an empty clipboard', () => {
    expect(pasteTarget([], { top: 0, bottom: 0, first: 0, last: 0 }, size).rect).toBeNull()
  })

  it('fits the table and loses nothing but what it says', () => {
    const block = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6 }))
      .map(([rows, columns]) =>
        Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => `${row} ${column}`)),
      )
    const cell = fc.record({ row: fc.nat(9), column: fc.nat(3) })
    fc.assert(
      fc.property(block, cell, (copied, { row, column }) => {
        const {
          rect,
          block: pasted,
          rowsLeftOut,
          columnsLeftOut,
        } = pasteTarget(copied, { top: row, bottom: row, first: column, last: column }, size)
        expect(rect && rect.bottom < size.rows && rect.last < size.columns).toBe(true)
        expect(pasted.length + rowsLeftOut).toBe(copied.length)
        expect((pasted[0]?.length ?? 0) + columnsLeftOut).toBe(copied[0]?.length)
        expect(pasted).toEqual(copied.slice(0, pasted.length).map((each) => each.slice(0, pasted[0]?.length)))
      }),
    )
  })
})
