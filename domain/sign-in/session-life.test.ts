import { expect, test } from 'vitest'
import { sessionEnd } from './session-life.ts'

const CREATED = new Date('2026-01-01T00:00:00Z')
const daysAfter = (days: number) => new Date(CREATED.getTime() + days * 86_400_000)

test('a session ends 30 days after its last use', () => {
  expect(sessionEnd(CREATED, CREATED)).toEqual(daysAfter(30))
  expect(sessionEnd(CREATED, daysAfter(100))).toEqual(daysAfter(130))
})

test('a session ends after 180 days, even if it is used every day', () => {
  expect(sessionEnd(CREATED, daysAfter(150))).toEqual(daysAfter(180))
  expect(sessionEnd(CREATED, daysAfter(179))).toEqual(daysAfter(180))
})
