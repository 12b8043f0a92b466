import { expect, test } from 'vitest'
import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'
import { holdOffer, offeredEnd, readHoldEnd } from './hold-offer.ts'

const NOW = new Date('2026-11-18T12:34:00Z')
const LENGTH = { default_days: 3, max_days: 14 }
const THERE = { isAway: false }
const STATUSES = [{ type: STATUS_TYPES.free }, { type: STATUS_TYPES.reserved }, { type: STATUS_TYPES.sold }]

const unitOf = (type: StatusType, isNew = false) => ({ status: { type }, isNew })

test('a hold is offered for free and reserved units, and refused with a reason or in silence', () => {
  const book = { statuses: STATUSES }
  const { free, reserved, sold } = STATUS_TYPES
  expect(holdOffer(unitOf(free), book, THERE)).toEqual({ isOffered: true, reason: null })
  expect(holdOffer(unitOf(reserved), book, THERE)).toEqual({ isOffered: true, reason: null })
  expect(holdOffer(unitOf(sold), book, THERE)).toEqual({ isOffered: false, reason: null })
  expect(holdOffer(unitOf(free, true), book, THERE).reason).toBe('unpublished')
  expect(holdOffer(unitOf(reserved, true), book, THERE).reason).toBe('unpublished')
  expect(holdOffer(unitOf(sold, true), book, THERE).reason).toBeNull()
  expect(holdOffer(unitOf(free), book, { isAway: true }).reason).toBe('away')
})

test('a project without a reserved status says so', () => {
  const book = { statuses: STATUSES.filter(({ type }) => type !== STATUS_TYPES.reserved) }
  expect(holdOffer(unitOf(STATUS_TYPES.free), book, THERE).reason).toBe('no_reserved')
})

test('a hold ends at a full hour by default, never later than allowed', () => {
  expect(offeredEnd(LENGTH, NOW).toISOString()).toBe('2026-11-21T12:00:00.000Z')
})

test('an end is read in the time zone of the project and checked', () => {
  expect(readHoldEnd('2026-11-20T18:00', 'Europe/Berlin', LENGTH, NOW)).toEqual({
    until: new Date('2026-11-20T17:00:00Z'),
  })
  expect(readHoldEnd('', 'UTC', LENGTH, NOW)).toEqual({ fault: 'none' })
  // In Dubai it is 16:34 already.
  expect(readHoldEnd('2026-11-18T16:30', 'Asia/Dubai', LENGTH, NOW)).toEqual({ fault: 'past' })
  expect(readHoldEnd('2026-12-03T00:00', 'UTC', LENGTH, NOW)).toEqual({
    fault: 'long',
    max: new Date('2026-12-02T12:34:00Z'),
  })
})
