import { expect, it } from 'vitest'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { sumFigures } from './account-figures.ts'

const NONE: ProjectFigures = {
  estates: 0,
  units: 0,
  available: 0,
  held: 0,
  without_area: 0,
  without_price: 0,
  linked_pictures: 0,
  currency: 'EUR',
  stock_value: 0,
  lowest_price: null,
  address: null,
  cover: null,
}

it('adds up projects of one currency, to the cent', () => {
  const one = { ...NONE, units: 10, available: 4, held: 1, without_price: 1, stock_value: 0.1, lowest_price: 90 }
  const two = { ...NONE, units: 5, available: 2, stock_value: 0.2, lowest_price: 70 }
  expect(sumFigures([one, two])).toEqual({
    units: 15,
    available: 6,
    held: 1,
    withoutPrice: 1,
    stock: [{ amount: 0.3, currency: 'EUR' }],
    lowest: { amount: 70, currency: 'EUR' },
  })
})

it('keeps currencies apart, and names no lowest price among them', () => {
  const small = { ...NONE, available: 1, stock_value: 5, lowest_price: 5 }
  const large: ProjectFigures = { ...NONE, currency: 'AED', available: 9, stock_value: 7, lowest_price: 1 }
  const { stock, lowest } = sumFigures([small, large])
  expect(stock).toEqual([
    { amount: 7, currency: 'AED' },
    { amount: 5, currency: 'EUR' },
  ])
  expect(lowest).toBeNull()
})

it('is zero without projects', () => {
  expect(sumFigures([])).toEqual({ units: 0, available: 0, held: 0, withoutPrice: 0, stock: [], lowest: null })
})
