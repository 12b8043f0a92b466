import { expect, test } from 'vitest'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { canBeHeld, effectiveStatus, reservedStatus } from './effective-status.ts'

const TYPES = Object.values(STATUS_TYPES)
const STATUSES = TYPES.flatMap((type) => [0, 1].map((copy) => ({ id: type * 10 + copy, type })))

/** Every way in which up to two of the statuses can be listed. */
const LISTS = [[], ...STATUSES.flatMap((a) => [[a], ...STATUSES.map((b) => [a, b])])]

test('without a hold the stored status counts, whatever the project has', () => {
  for (const list of LISTS) {
    for (const stored of STATUSES) expect(effectiveStatus(stored, false, reservedStatus(list))).toBe(stored)
  }
})

test('a held unit is sold, not for sale, reserved by the first such status, or as stored if there is none', () => {
  for (const list of LISTS) {
    const reserved = reservedStatus(list)
    expect(reserved).toBe(list.find(({ type }) => type === STATUS_TYPES.reserved) ?? null)
    for (const stored of STATUSES) {
      const shown = effectiveStatus(stored, true, reserved)
      expect(shown).toBe(canBeHeld(stored) && reserved ? reserved : stored)
      // A hold never makes a unit look freer than it is.
      if (stored.type !== STATUS_TYPES.free) expect(shown.type).not.toBe(STATUS_TYPES.free)
    }
  }
})

test('the effective status of an effective status is the same', () => {
  for (const list of LISTS) {
    for (const stored of STATUSES) {
      for (const isHeld of [false, true]) {
        const once = effectiveStatus(stored, isHeld, reservedStatus(list))
        expect(effectiveStatus(once, isHeld, reservedStatus(list))).toBe(once)
      }
    }
  }
})

test('only free and reserved units can be held', () => {
  expect(TYPES.filter((type) => canBeHeld({ type }))).toEqual([STATUS_TYPES.free, STATUS_TYPES.reserved])
})
