import { expect, test } from 'vitest'
import { promotionsAhead } from './promotions-ahead.ts'

const untilOf = (until: string, today: string) =>
  promotionsAhead({ id: 'demo', promoactions: [{ id: 'early', until }] }, today)

test('a promotion that is over ends on the same day of the year to come', () => {
  expect(untilOf('2027-06-30', '2028-06-30')).toEqual({
    id: 'demo',
    promoactions: [{ id: 'early', until: '2028-06-30' }],
  })
  expect(untilOf('2027-06-30', '2028-07-01')).toMatchObject({ promoactions: [{ until: '2029-06-30' }] })
})

test('the day that only some years have becomes the one before', () => {
  expect(untilOf('2028-02-29', '2028-03-01')).toMatchObject({ promoactions: [{ until: '2029-02-28' }] })
})

test('one that goes on, or has no last day, stays as it is', () => {
  expect(untilOf('2027-06-30', '2026-11-16')).toMatchObject({ promoactions: [{ until: '2027-06-30' }] })
  expect(promotionsAhead({ promoactions: [{ id: 'parking' }] }, '2030-01-01')).toEqual({
    promoactions: [{ id: 'parking' }],
  })
  expect(promotionsAhead({ id: 'group' }, '2030-01-01')).toEqual({ id: 'group' })
})
