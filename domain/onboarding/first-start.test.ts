import { expect, test } from 'vitest'
import { mayBeginByItself, type Opened } from './first-start.ts'

const opened = (change: Partial<Opened>): Opened => ({
  page: { name: 'main' },
  panel: null,
  isInCrm: false,
  isFramed: false,
  ...change,
})

test('begins where choosing begins', () => {
  expect(mayBeginByItself(opened({}))).toBe(true)
  expect(mayBeginByItself(opened({ page: { name: 'chess-estate', estateId: 1 } }))).toBe(true)
})

test('leaves alone who was sent a unit, a list or a document', () => {
  const panel = { type: 'details', context: 'instance', id: 1 } as const
  expect(mayBeginByItself(opened({ page: { name: 'premises' }, panel }))).toBe(false)
  expect(mayBeginByItself(opened({ page: { name: 'favorites' } }))).toBe(false)
  expect(mayBeginByItself(opened({ page: { name: 'pdf', instanceId: 1 } }))).toBe(false)
})

test('leaves alone who works in a CRM', () => {
  expect(mayBeginByItself(opened({ isInCrm: true }))).toBe(false)
})

test('leaves alone who reads the page around it', () => {
  expect(mayBeginByItself(opened({ isFramed: true }))).toBe(false)
})
