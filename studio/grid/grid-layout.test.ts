import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupsWithin, layoutRows, nearestClosedGroup, nearestLine } from './grid-layout.ts'
import type { GridRow } from './grid-props.ts'

const unit = (id: string): GridRow => ({ kind: 'unit', id })
const group = (id: string, isOpen = true): GridRow => ({ kind: 'group', id, title: id, isOpen })
const rows = [group('A'), unit('a1'), unit('a2'), group('B', false), unit('b1'), group('C'), unit('c1')]

describe('the rows of a grid', () => {
  it('are lines and heads; rows of closed groups are left out but counted', () => {
    const layout = layoutRows(rows)
    expect(layout.lines).toEqual([
      { id: 'a1', number: 1, at: 1 },
      { id: 'a2', number: 2, at: 2 },
      { id: 'c1', number: 4, at: 5 },
    ])
    expect(layout.count).toBe(6)
    expect(layout.groups.map(({ head, from, to }) => [head?.id, from, to])).toEqual([
      ['A', 0, 3],
      ['B', 3, 4],
      ['C', 4, 6],
    ])
  })

  it('may have no heads', () => {
    expect(layoutRows([unit('1'), unit('2')]).groups).toEqual([{ head: null, from: 0, to: 2 }])
    expect(layoutRows([]).count).toBe(0)
  })

  it('have a nearest line at each position', () => {
    const layout = layoutRows(rows)
    expect([-3, 0, 1, 2, 3, 4, 5, 99].map((at) => nearestLine(layout, at))).toEqual([0, 0, 0, 1, 2, 2, 2, 2])
    expect(nearestLine(layoutRows([group('A', false), unit('a1')]), 0)).toBeNull()
  })

  it('are drawn in parts of groups that cover the asked positions without a gap', () => {
    const list = fc
      .array(fc.constantFrom('group', 'closed', 'unit'))
      .map((kinds) =>
        kinds.map(
          (kind, index): GridRow => (kind === 'unit' ? unit(`u${index}`) : group(`g${index}`, kind === 'group')),
        ),
      )
    fc.assert(
      fc.property(list, fc.nat(30), fc.nat(30), (all, start, length) => {
        const layout = layoutRows(all)
        const from = Math.min(start, layout.count)
        const to = Math.min(start + length, layout.count)
        const drawn = groupsWithin(layout, from, to)
        const positions = drawn.flatMap((part) =>
          Array.from({ length: part.to - part.from }, (_, at) => part.from + at),
        )
        expect(positions).toEqual(Array.from({ length: to - from }, (_, at) => from + at))
      }),
    )
  })

  it('open by keys from the nearest closed group', () => {
    const layout = layoutRows(rows)
    expect(nearestClosedGroup(layout, 1)?.id).toBe('B')
    expect(nearestClosedGroup(layout, 5)?.id).toBe('B')
    expect(nearestClosedGroup(layoutRows([group('A'), unit('a1')]), 0)).toBeNull()
  })
})
