import { expect, test } from 'vitest'
import { STATUSES, unitOf } from '#domain/unit-table/unit.fixture.ts'
import { defaultEnd, holdOffer, readEnd } from './hold-rules.ts'

const NOW = new Date('2026-11-18T12:34:00Z')
const LENGTH = { default_days: 3, max_days: 14 }
const THERE = { isAway: false }

test('a hold is offered for free and reserved units, and refused with a reason or in silence', () => {
  const book = { statuses: STATUSES }
  expect(holdOffer(unitOf('1', {}), book, THERE)).toEqual({ isOffered: true, reason: null })
  expect(holdOffer(unitOf('1', { type: 3 }), book, THERE)).toEqual({ isOffered: false, reason: null })
  const isNew = true
  expect(holdOffer(unitOf('1', { isNew }), book, THERE).reason).toBe('units.hold.unpublished')
  expect(holdOffer(unitOf('1', { isNew, type: 2 }), book, THERE).reason).toBe('units.hold.unpublished')
  expect(holdOffer(unitOf('1', { isNew, type: 3 }), book, THERE).reason).toBeNull()
  expect(holdOffer(unitOf('1', {}), book, { ...THERE, isAway: true }).reason).toBe('units.hold.away')
})

test('a project without a reserved status says so', () => {
  const book = { statuses: STATUSES.filter(({ id }) => id !== 'reserved') }
  expect(holdOffer(unitOf('1', {}), book, THERE).reason).toBe('units.hold.no_reserved')
})

test('a hold ends at a full hour by default, never later than allowed', () => {
  expect(defaultEnd(LENGTH, NOW).toISOString()).toBe('2026-11-21T12:00:00.000Z')
})

test('an end is read in the time zone of the project and checked', () => {
  expect(readEnd('2026-11-20T18:00', 'Europe/Berlin', LENGTH, NOW)).toEqual({ until: new Date('2026-11-20T17:00:00Z') })
  expect(readEnd('', 'UTC', LENGTH, NOW)).toEqual({ fault: 'units.hold.fault.none' })
  // In Dubai it is 16:34 already.
  expect(readEnd('2026-11-18T16:30', 'Asia/Dubai', LENGTH, NOW)).toEqual({ fault: 'units.hold.fault.past' })
  expect(readEnd('2026-12-03T00:00', 'UTC', LENGTH, NOW)).toEqual({
    fault: 'units.hold.fault.long',
    max: new Date('2026-12-02T12:34:00Z'),
  })
})
