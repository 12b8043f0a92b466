import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jumpCell } from './jump-cell.ts'

/** Jumps down in a column that is drawn as a text: `x` is filled, `.` is empty. */
function jumpDown(column: string, row: number): number {
  const size = { rows: column.length, columns: 1 }
  return jumpCell({ row, column: 0 }, 'down', size, (cell) => column[cell.row] === 'x').row
}

describe('Ctrl and an arrow key', () => {
  it('leads to the end of the filled cells', () => {
    expect(jumpDown('xxx..x', 0)).toBe(2)
    expect(jumpDown('xxxx', 1)).toBe(3)
  })

  it('leads over empty cells to the next filled one', () => {
    expect(jumpDown('xxx..xx', 2)).toBe(5)
    expect(jumpDown('...x', 0)).toBe(3)
  })

  it('leads to the edge if nothing is filled', () => {
    expect(jumpDown('x...', 0)).toBe(3)
    expect(jumpDown('x', 0)).toBe(0)
  })

  it('stays in the table and in its row or column, and arrives at the edge sooner or later', () => {
    const size = { rows: 6, columns: 5 }
    const filled = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 })
    const cell = fc.record({ row: fc.nat(5), column: fc.nat(4) })
    fc.assert(
      fc.property(filled, cell, fc.constantFrom('up', 'down', 'start', 'end'), (table, from, direction) => {
        const isFilled = ({ row, column }: { row: number; column: number }) => table[row * 5 + column] ?? false
        const isVertical = direction === 'up' || direction === 'down'
        let at = from
        for (let jump = 0; jump < 6; jump += 1) {
          at = jumpCell(at, direction, size, isFilled)
          expect(isVertical ? at.column : at.row).toBe(isVertical ? from.column : from.row)
        }
        const edge = { up: 0, down: 5, start: 0, end: 4 }[direction]
        expect(isVertical ? at.row : at.column).toBe(edge)
      }),
    )
  })
})
