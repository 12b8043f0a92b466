import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { continueSeries, type FillSide, fillArea, fillBlock, fillParts, repeatBlock } from './fill-cells.ts'

describe('filling cells', () => {
  it('repeats the block as often as it fits, and a part of it at the end', () => {
    expect(
      repeatBlock(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        3,
        4,
      ),
    ).toEqual([
      ['a', 'b', 'a', 'b'],
      ['c', 'd', 'c', 'd'],
      ['a', 'b', 'a', 'b'],
    ])
  })

  it.each([
    [['1'], ['2', '3', '4']],
    [
      ['10', '20'],
      ['30', '40', '50'],
    ],
    [
      ['445000', '440000'],
      ['435000', '430000', '425000'],
    ],
    [
      ['54.5', '54.75'],
      ['55.00', '55.25', '55.50'],
    ],
    [
      ['A-08', 'A-09'],
      ['A-10', 'A-11', 'A-12'],
    ],
    [['09'], ['10', '11', '12']],
    [['2'], ['3', '4', '5']],
    [
      ['1', '-1'],
      ['-3', '-5', '-7'],
    ],
    [
      ['Sea', 'Park'],
      ['Sea', 'Park', 'Sea'],
    ],
    [
      ['A-1', 'B-2'],
      ['A-1', 'B-2', 'A-1'],
    ],
    [
      ['5', 'x'],
      ['5', 'x', '5'],
    ],
  ])('continues %j with %j', (cells, next) => {
    expect(continueSeries(cells, 3)).toEqual(next)
  })

  it('continues whole numbers with an even step', () => {
    const number = fc.integer({ min: -1e6, max: 1e6 })
    fc.assert(
      fc.property(number, number, fc.integer({ min: 0, max: 20 }), (start, step, count) => {
        const expected = Array.from({ length: count }, (_, index) => String(start + step * (index + 2)))
        expect(continueSeries([String(start), String(start + step)], count)).toEqual(expected)
      }),
    )
  })
})

describe('the fill handle', () => {
  const rect = { top: 2, bottom: 3, first: 1, last: 2 }

  it('fills along the axis on which it is dragged farther', () => {
    expect(fillArea(rect, { row: 6, column: 2 })).toEqual({ side: 'down', rect: { ...rect, top: 4, bottom: 6 } })
    expect(fillArea(rect, { row: 0, column: 3 })).toEqual({ side: 'up', rect: { ...rect, top: 0, bottom: 1 } })
    expect(fillArea(rect, { row: 4, column: 5 })).toEqual({ side: 'end', rect: { ...rect, first: 3, last: 5 } })
    expect(fillArea(rect, { row: 2, column: 0 })).toEqual({ side: 'start', rect: { ...rect, first: 0, last: 0 } })
    expect(fillArea(rect, { row: 3, column: 1 })).toBeNull()
  })

  it('repeats the block on every side without a break', () => {
    const block = [
      ['a', 'b'],
      ['c', 'd'],
    ]
    expect(fillBlock(block, 'down', 3, false)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['a', 'b'],
    ])
    expect(fillBlock(block, 'up', 1, false)).toEqual([['c', 'd']])
    expect(fillBlock(block, 'end', 1, false)).toEqual([['a'], ['c']])
    expect(fillBlock(block, 'start', 1, false)).toEqual([['b'], ['d']])
  })

  it('continues a series on every side', () => {
    expect(fillBlock([['5']], 'down', 2, true)).toEqual([['6'], ['7']])
    expect(fillBlock([['5']], 'up', 2, true)).toEqual([['3'], ['4']])
    expect(fillBlock([['10', '20']], 'end', 2, true)).toEqual([['30', '40']])
    expect(fillBlock([['A-2']], 'up', 4, true)).toEqual([['A-0'], ['A-0'], ['A-0'], ['A-1']])
  })

  it('fills as many cells as it was dragged over, and a repeated block has its own period', () => {
    const block = fc
      .tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.string(), { minLength: 16, maxLength: 16 }),
      )
      .map(([rows, columns, texts]) =>
        Array.from({ length: rows }, (_, row) => texts.slice(row * 4, row * 4 + columns)),
      )
    fc.assert(
      fc.property(block, fc.integer({ min: 1, max: 9 }), fc.boolean(), (cells, count, isSeries) => {
        expect(fillBlock(cells, 'down', count, false)).toEqual(
          repeatBlock(cells, cells.length + count, cells[0]?.length ?? 0).slice(cells.length),
        )
        for (const side of ['up', 'down', 'start', 'end'] satisfies FillSide[]) {
          const filled = fillBlock(cells, side, count, isSeries)
          const isVertical = side === 'up' || side === 'down'
          expect(filled.length).toBe(isVertical ? count : cells.length)
          expect(filled.every((row) => row.length === (isVertical ? cells[0]?.length : count))).toBe(true)
        }
      }),
    )
  })

  it('comes back to the same numbers when a continued series is continued backwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -50, max: 50 }), (start, step) => {
        const series = [[String(start)], [String(start + step)]]
        const onward = fillBlock(series, 'down', 2, true)
        expect(fillBlock(onward, 'up', 2, true)).toEqual(series)
      }),
    )
  })
})

describe('filling a range by keys', () => {
  it('takes its first row or column for the rest of it', () => {
    const rect = { top: 2, bottom: 4, first: 1, last: 3 }
    expect(fillParts(rect, 'down')).toEqual({ source: { ...rect, bottom: 2 }, target: { ...rect, top: 3 } })
    expect(fillParts(rect, 'end')).toEqual({ source: { ...rect, last: 1 }, target: { ...rect, first: 2 } })
  })

  it('takes the cells before a single row or column', () => {
    const cell = { top: 2, bottom: 2, first: 1, last: 1 }
    expect(fillParts(cell, 'down')).toEqual({ source: { ...cell, top: 1, bottom: 1 }, target: cell })
    expect(fillParts(cell, 'end')).toEqual({ source: { ...cell, first: 0, last: 0 }, target: cell })
    expect(fillParts({ ...cell, top: 0, bottom: 0 }, 'down')).toBeNull()
    expect(fillParts({ ...cell, first: 0, last: 0 }, 'end')).toBeNull()
  })
})
