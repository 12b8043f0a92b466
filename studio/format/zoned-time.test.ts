import { expect, test } from 'vitest'
import { readZonedInput, zonedInput } from './zoned-time.ts'

const read = (text: string, zone: string) => readZonedInput(text, zone)?.toISOString() ?? null

test('a field shows the clocks of the project, not of the browser', () => {
  const moment = new Date('2026-11-18T15:00:00Z')
  expect(zonedInput(moment, 'Europe/Podgorica')).toBe('2026-11-18T16:00')
  expect(zonedInput(moment, 'Asia/Dubai')).toBe('2026-11-18T19:00')
  expect(zonedInput(moment, 'America/Los_Angeles')).toBe('2026-11-18T07:00')
  expect(zonedInput(new Date('2026-11-17T20:00:00Z'), 'Asia/Kathmandu')).toBe('2026-11-18T01:45')
})

test('what is typed means the same moment in summer and winter', () => {
  expect(read('2026-07-01T18:00', 'Europe/Berlin')).toBe('2026-07-01T16:00:00.000Z')
  expect(read('2026-12-01T18:00', 'Europe/Berlin')).toBe('2026-12-01T17:00:00.000Z')
  expect(read('2026-12-01T18:00', 'UTC')).toBe('2026-12-01T18:00:00.000Z')
})

test('the left-out hour in spring moves forward, and the hour that comes twice in autumn is the first', () => {
  expect(read('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(read('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(read('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
})

test('every hour around both changes of the clocks is read back', () => {
  const changes = [
    ...[['Europe/Berlin', '2026-03-29T01:00Z'] as const, ['Europe/Berlin', '2026-10-25T01:00Z'] as const],
    ...[['Australia/Lord_Howe', '2026-04-04T15:00Z'] as const, ['Australia/Lord_Howe', '2026-10-03T15:30Z'] as const],
  ]
  for (const [zone, change] of changes) {
    for (let hour = -3; hour <= 3; hour += 1) {
      const text = zonedInput(new Date(Date.parse(change) + hour * 3_600_000), zone)
      expect(zonedInput(readZonedInput(text, zone) ?? new Date(0), zone)).toBe(text)
    }
  }
})

test('what is no date and time is none', () => {
  expect(['', '2026-11-18', '2026-13-01T10:00', 'tomorrow'].map((text) => read(text, 'UTC'))).toEqual([
    ...[null, null, null, null],
  ])
})
