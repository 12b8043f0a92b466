import { describe, expect, it } from 'vitest'
import type { Kept } from './ground.ts'
import { keyOf } from './load.ts'
import { tallyOf } from './tally.ts'

describe('the tally of a row', () => {
  const acknowledged = new Map([
    [keyOf(0), { number: 0, id: 10 }],
    [keyOf(1), { number: 1, id: 11 }],
  ])
  const arrivals = new Map([
    ['sales 0', new Map([['a', 1]])],
    ['webhook 0', new Map([['b', 1]])],
    ['sales 1', new Map([['c', 1]])],
    ['partner 1', new Map([['d', 1]])],
    ['webhook 1', new Map([['e', 1]])],
  ])

  it('finds nothing wrong where each order is stored and told once', () => {
    expect(tallyOf(acknowledged, kept(0, 1), arrivals)).toEqual({
      ...{ acknowledged: 2, stored: 2, doubled: 0, lost: 0, repeated: 0, faults: [] },
    })
  })

  it('counts orders that are not stored, and receivers that have not heard, as lost', () => {
    const fewer = new Map([...arrivals].filter(([name]) => name !== 'partner 1'))
    expect(tallyOf(acknowledged, kept(0), fewer)).toMatchObject({
      lost: 2,
      faults: [`${keyOf(1)} is not stored`, 'partner 1 has not arrived'],
    })
  })

  it('counts an order under two ids as doubled, and the same id twice as repeated', () => {
    const more = new Map(arrivals)
      .set(
        'webhook 0',
        new Map([
          ['b', 1],
          ['z', 1],
        ]),
      )
      .set('sales 0', new Map([['a', 2]]))
    expect(tallyOf(acknowledged, kept(0, 1, 1), more)).toMatchObject({ doubled: 2, repeated: 1, lost: 0 })
  })
})

function kept(...numbers: readonly number[]): Kept {
  const orders = numbers.map((number) => ({ idempotency_key: keyOf(number), id: 10 + number }))
  return { orders: orders as Kept['orders'][number][], deliveries: [] }
}
