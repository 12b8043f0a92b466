import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { continueSeries, repeatBlock } from './fill-cells.ts'

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
