import { expect, it } from 'vitest'
import { endOfDay } from './end-of-day.ts'

it('ends a day where the project is', () => {
  expect(endOfDay(new Date('2026-11-18T10:00:00Z'), 'UTC').toISOString()).toBe('2026-11-18T23:59:59.999Z')
  expect(endOfDay(new Date('2026-11-18T22:30:00Z'), 'Asia/Tbilisi').toISOString()).toBe('2026-11-19T19:59:59.999Z')
  expect(endOfDay(new Date('2026-11-18T22:30:00Z'), 'America/New_York').toISOString()).toBe('2026-11-19T04:59:59.999Z')
})

it('counts days with 23 and with 25 hours', () => {
  expect(endOfDay(new Date('2026-10-25T00:30:00Z'), 'Europe/Berlin').toISOString()).toBe('2026-10-25T22:59:59.999Z')
  expect(endOfDay(new Date('2026-03-29T00:30:00Z'), 'Europe/Berlin').toISOString()).toBe('2026-03-29T21:59:59.999Z')
})
