import { expect, it } from 'vitest'
import { momentOf, wallTime } from './zoned-time.ts'

it('reads the wall clock of a time zone, in winter and in summer', () => {
  expect(wallTime('Europe/Podgorica', new Date('2026-11-18T17:00:40Z'))).toBe('2026-11-18T18:00')
  expect(wallTime('Europe/Podgorica', new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02T00:30')
})

it.each(['Europe/Podgorica', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC'])(
  'finds the moment of a wall clock in %s',
  (zone) => {
    for (const wall of ['2026-01-15T00:00', '2026-07-15T23:59', '2026-03-29T12:00']) {
      const moment = momentOf(zone, wall)
      expect(moment && wallTime(zone, moment)).toBe(wall)
    }
  },
)

it('takes the hour after one that summer time skips, and the first of an hour that comes twice', () => {
  expect(momentOf('Europe/Podgorica', '2026-03-29T02:30')).toEqual(new Date('2026-03-29T01:30:00Z'))
  expect(momentOf('Europe/Podgorica', '2026-10-25T02:30')).toEqual(new Date('2026-10-25T00:30:00Z'))
})

it('reads back every hour around a change of the clocks', () => {
  const changes = [
    ['Europe/Berlin', '2026-03-29T01:00Z'] as const,
    ['Europe/Berlin', '2026-10-25T01:00Z'] as const,
    ['Australia/Lord_Howe', '2026-04-04T15:00Z'] as const,
    ['Australia/Lord_Howe', '2026-10-03T15:30Z'] as const,
  ]
  for (const [zone, change] of changes) {
    for (let hour = -3; hour <= 3; hour += 1) {
      const wall = wallTime(zone, new Date(Date.parse(change) + hour * 3_600_000))
      expect(wallTime(zone, momentOf(zone, wall) ?? new Date(0))).toBe(wall)
    }
  }
})

it('finds no moment in a text that is no time', () => {
  for (const text of ['', 'tomorrow', '2026-11-18', '2026-13-01T10:00']) expect(momentOf('UTC', text)).toBeNull()
})
