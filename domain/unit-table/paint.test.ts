import { expect, test } from 'vitest'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { countPainted, paintOf } from './paint.ts'
import { holdUntil, STATUSES, unitOf } from './unit.fixture.ts'
import type { UnitFacts, UnitStatus } from './unit-facts.ts'

const [free, reserved, sold] = STATUSES as readonly [UnitStatus, UnitStatus, UnitStatus]
const hold = holdUntil('2026-11-20T12:00:00.000Z')

function unit(id: string, more: Partial<UnitFacts> = {}): UnitFacts {
  return { ...unitOf(id, { type: STATUS_TYPES.free }), id, ...more }
}

test('paints statuses live, and those of new units in the draft', () => {
  const paint = paintOf([unit('1'), unit('2', { isNew: true }), unit('3', { status: sold })], sold, {
    reserved,
    isHolding: true,
    isOwned: () => false,
  })
  expect(paint.statuses).toEqual([{ id: '1', from: 'free', to: 'sold' }])
  expect(paint.drafted).toEqual([{ kind: 'instance', id: '2', field: 'status', value: 'sold', base: 'free' }])
  expect(countPainted(paint)).toBe(2)
})

test('painting reserved holds free units, but not more than twenty', () => {
  const few = paintOf([unit('1'), unit('2', { status: sold })], reserved, {
    reserved,
    isHolding: true,
    isOwned: () => false,
  })
  expect(few.held.map(({ id }) => id)).toEqual(['1'])
  expect(few.statuses).toEqual([{ id: '2', from: 'sold', to: 'reserved' }])
  const many = Array.from({ length: 21 }, (_, index) => unit(String(index)))
  const paint = paintOf(many, reserved, { reserved, isHolding: true, isOwned: () => false })
  expect([paint.held.length, paint.statuses.length, paint.isTooMany]).toEqual([0, 21, true])
})

test('painting a held unit free releases it', () => {
  const paint = paintOf([unit('1', { hold, effective: reserved })], free, {
    reserved,
    isHolding: true,
    isOwned: () => false,
  })
  expect(paint).toMatchObject({ statuses: [], held: [] })
  expect(paint.released.map(({ id }) => id)).toEqual(['1'])
})

test('leaves statuses of a feed alone, but holds and releases, and paints new units', () => {
  const stroke = [
    unit('1'),
    unit('2', { isNew: true }),
    unit('3', { hold, status: sold, effective: sold }),
    unit('4', { status: reserved }),
  ]
  const rules = { reserved, isHolding: true, isOwned: ({ isNew }: UnitFacts) => !isNew }
  const idsIn = (brush: UnitStatus) => {
    const { left, held, released, statuses, drafted } = paintOf(stroke, brush, rules)
    expect(statuses).toEqual([])
    return [left, held, released, drafted].map((found) => found.map(({ id }) => id))
  }
  expect(idsIn(sold)).toEqual([['1', '4'], [], [], ['2']])
  expect(idsIn(reserved)).toEqual([[], ['1'], [], ['2']])
  expect(idsIn(free)).toEqual([['3', '4'], [], ['3'], []])
})
