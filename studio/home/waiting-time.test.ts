import { expect, it } from 'vitest'
import { waitingTime } from './waiting-time.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')

it('says minutes, hours and days, never less than nothing', () => {
  const said = (since: string) => Object.values(waitingTime(since, NOW))
  expect(said('2026-03-10T11:59:30Z')).toEqual(['home.minutes', 0])
  expect(said('2026-03-10T11:19:00Z')).toEqual(['home.minutes', 41])
  expect(said('2026-03-10T10:59:00Z')).toEqual(['home.hours', 1])
  expect(said('2026-03-08T13:00:00Z')).toEqual(['home.hours', 47])
  expect(said('2026-03-08T12:00:00Z')).toEqual(['home.days', 2])
  expect(said('2026-03-10T12:00:05Z')).toEqual(['home.minutes', 0])
})
