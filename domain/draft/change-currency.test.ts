import { expect, it } from 'vitest'
import { currencyChanges } from './change-currency.ts'
import { liveProject, withLive } from './draft.fixture.ts'

const live = withLive(liveProject(), 'instance', 'u1', 'price', 100.5)
const unit = (id: string, value: number, base: number) => ({ kind: 'instance', id, field: 'price', value, base })
const label = (value: string) => ({ kind: 'project', id: 'project', field: 'currency', value, base: 'EUR' })

it('converts every price by the rate, rounded to the decimals of the new currency', () => {
  expect(currencyChanges(live, { currency: 'USD', rate: 1.1 })).toEqual({
    changes: [label('USD'), unit('u1', 110.55, 100.5), unit('u2', 220, 200)],
    faults: [],
  })
  expect(currencyChanges(live, { currency: 'JPY', rate: 163.27 }).changes).toContainEqual(unit('u1', 16_409, 100.5))
})

it('without a rate changes only the currency, unless a price has decimals that it lacks', () => {
  expect(currencyChanges(live, { currency: 'USD' })).toEqual({ changes: [label('USD')], faults: [] })
  expect(currencyChanges(live, { currency: 'JPY' }).faults).toEqual([
    { id: 'u1', field: 'price', value: 100.5, reason: 'decimals' },
  ])
})

it('reports prices that would become zero or too large', () => {
  expect(currencyChanges(live, { currency: 'USD', rate: 0.00001 }).faults.map(({ reason }) => reason)).toEqual([
    'zero',
    'zero',
  ])
  const rich = withLive(live, 'instance', 'u2', 'price', 90_000_000_000_000)
  expect(currencyChanges(rich, { currency: 'USD', rate: 2 }).faults).toMatchObject([{ id: 'u2', reason: 'too_large' }])
})
