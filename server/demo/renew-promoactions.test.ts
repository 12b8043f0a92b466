import { expect, test } from 'vitest'
import { renewPromoactions } from './renew-promoactions.ts'

const untilOf = (until: string, today: string) =>
  renewPromoactions({ id: 'demo', promoactions: [{ id: 'early', until }] }, today)

test('moves the end of an expired promotion to its next anniversary', () => {
  expect(untilOf('2027-06-30', '2028-06-30')).toEqual({
    id: 'demo',
    promoactions: [{ id: 'early', until: '2028-06-30' }],
  })
  expect(untilOf('2027-06-30', '2028-07-01')).toMatchObject({ promoactions: [{ until: '2029-06-30' }] })
})

test('moves 29 February to 28 February', () => {
  expect(untilOf('2028-02-29', '2028-03-01')).toMatchObject({ promoactions: [{ until: '2029-02-28' }] })
})

test('keeps promotions that are current or have no end', () => {
  expect(untilOf('2027-06-30', '2026-11-16')).toMatchObject({ promoactions: [{ until: '2027-06-30' }] })
  expect(renewPromoactions({ promoactions: [{ id: 'parking' }] }, '2030-01-01')).toEqual({
    promoactions: [{ id: 'parking' }],
  })
  expect(renewPromoactions({ id: 'group' }, '2030-01-01')).toEqual({ id: 'group' })
})
