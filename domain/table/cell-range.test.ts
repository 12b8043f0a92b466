import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CellMove,
  cellCount,
  moveCell,
  moveRange,
  nextInRange,
  rangeAt,
  rectOf,
  wholeRange,
} from './cell-range.ts'

const MOVES: readonly CellMove[] = [
  'up',
  'down',
  'start',
  'end',
  'pageUp',
  'pageDown',
  'rowStart',
  'rowEnd',
  'first',
  'last',
]
const size = fc.record({ rows: fc.integer({ min: 1, max: 30 }), columns: fc.integer({ min: 1, max: 10 }) })
const sizeAndCells = size.chain((each) => {
  const cell = fc.record({
    row: fc.integer({ min: 0, max: each.rows - 1 }),
    column: fc.integer({ min: 0, max: each.columns - 1 }),
  })
  return fc.record({ size: fc.constant(each), anchor: cell, focus: cell })
})

describe('a range of cells', () => {
  it('never leaves the table, whatever keys are pressed', () => {
    fc.assert(
      fc.property(
        sizeAndCells,
        fc.array(fc.tuple(fc.constantFrom(...MOVES), fc.boolean())),
        ({ size: table, anchor, focus }, keys) => {
          const range = keys.reduce((each, [move, extend]) => moveRange(each, move, table, extend, 7), {
            anchor,
            focus,
          })
          const { top, bottom, first, last } = rectOf(range)
          expect(top).toBeGreaterThanOrEqual(0)
          expect(first).toBeGreaterThanOrEqual(0)
          expect(bottom).toBeLessThan(table.rows)
          expect(last).toBeLessThan(table.columns)
        },
      ),
    )
  })

  it('keeps its anchor while it is extended, and is one cell after a plain move', () => {
    fc.assert(
      fc.property(sizeAndCells, fc.constantFrom(...MOVES), ({ size: table, anchor, focus }, move) => {
        const extended = moveRange({ anchor, focus }, move, table, true)
        expect(extended.anchor).toEqual(anchor)
        const { top, bottom, first, last } = rectOf(extended)
        const { row, column } = extended.focus
        expect([row === top || row === bottom, column === first || column === last]).toEqual([true, true])
        expect(cellCount(rectOf(moveRange({ anchor, focus }, move, table, false)))).toBe(1)
      }),
    )
  })

  it('is walked through by Tab and by Enter: every cell once, then from the beginning', () => {
    fc.assert(
      fc.property(sizeAndCells, fc.constantFrom('row' as const, 'column' as const), ({ anchor, focus }, along) => {
        const range = { anchor, focus }
        const count = cellCount(rectOf(range))
        let cell = focus
        const seen = new Set<string>()
        for (let step = 0; step < count; step += 1) {
          seen.add(`${cell.row} ${cell.column}`)
          const next = nextInRange(range, cell, along, 1)
          expect(nextInRange(range, next, along, -1)).toEqual(cell)
          cell = next
        }
        expect(seen.size).toBe(count)
        expect(cell).toEqual(focus)
      }),
    )
  })

  it('can be the whole table', () => {
    expect(cellCount(rectOf(wholeRange({ rows: 20_000, columns: 14 })))).toBe(280_000)
    expect(moveCell({ row: 3, column: 3 }, 'last', { rows: 5, columns: 6 })).toEqual({ row: 4, column: 5 })
    expect(rectOf(rangeAt({ row: 1, column: 2 }))).toEqual({ top: 1, bottom: 1, first: 2, last: 2 })
  })
})
