import { expect, test } from 'vitest'
import { ROLES } from '#domain/account/role.ts'
import { holdLengthOf, holdTime, reminderOf } from './hold-length.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 2, 1, 12)

test('a hold lasts 3 days by default, and at most 14 for sales and 30 for others', () => {
  expect(ROLES.map((role) => holdLengthOf(role, null))).toEqual([
    { default_days: 3, max_days: 30 },
    { default_days: 3, max_days: 30 },
    { default_days: 3, max_days: 14 },
    { default_days: 3, max_days: 30 },
  ])
  expect(holdLengthOf('sales', { sales: { default_days: 1, max_days: 2 } })).toEqual({ default_days: 1, max_days: 2 })
  expect(holdLengthOf('owner', { sales: { default_days: 1, max_days: 2 } }).max_days).toBe(30)
})

test('an end is refused if it has passed or is beyond the longest hold', () => {
  const length = { default_days: 3, max_days: 14 }
  expect(holdTime(length, NOW, undefined)).toEqual({ until: NOW + 3 * DAY })
  expect(holdTime(length, NOW, NOW + 1)).toEqual({ until: NOW + 1 })
  expect(holdTime(length, NOW, NOW + 14 * DAY)).toEqual({ until: NOW + 14 * DAY })
  expect(holdTime(length, NOW, NOW + 14 * DAY + 1)).toEqual({ fault: 'long', max: NOW + 14 * DAY })
  expect(holdTime(length, NOW, NOW)).toEqual({ fault: 'past' })
})

test('the holder is reminded a day before the end, but not of a hold that is shorter', () => {
  expect(reminderOf(NOW + 3 * DAY, NOW)).toBe(NOW + 2 * DAY)
  expect(reminderOf(NOW + DAY, NOW)).toBeNull()
})
