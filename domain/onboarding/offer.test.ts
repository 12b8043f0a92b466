import { expect, test } from 'vitest'
import { keptAfter, mayOffer, type Opened } from './offer.ts'

const opened = (change: Partial<Opened>): Opened => ({
  page: { name: 'main' },
  panel: null,
  isInCrm: false,
  isPartner: false,
  isFramed: false,
  ...change,
})

test('is offered where choosing begins', () => {
  expect(mayOffer(opened({}))).toBe(true)
  expect(mayOffer(opened({ page: { name: 'chess-estate', estateId: 1 } }))).toBe(true)
})

test('is not offered to a visitor who opens a unit, a list or a document', () => {
  const panel = { type: 'details', context: 'instance', id: 1 } as const
  expect(mayOffer(opened({ page: { name: 'premises' }, panel }))).toBe(false)
  expect(mayOffer(opened({ page: { name: 'favorites' } }))).toBe(false)
  expect(mayOffer(opened({ page: { name: 'pdf', instanceId: 1 } }))).toBe(false)
})

test('is not offered in a CRM, on a partner link or in the page of another site', () => {
  expect(mayOffer(opened({ isInCrm: true }))).toBe(false)
  expect(mayOffer(opened({ isPartner: true }))).toBe(false)
  expect(mayOffer(opened({ isFramed: true }))).toBe(false)
})

test('is not offered again once started or closed', () => {
  expect(keptAfter(null, 'started')).toBe('seen')
  expect(keptAfter(null, 'closed')).toBe('seen')
})

test('is offered once more after it disappeared by itself', () => {
  expect(keptAfter(null, 'left')).toBe('offered')
  expect(keptAfter('offered', 'left')).toBe('seen')
})
