import { describe, expect, it } from 'vitest'
import type { Kept } from './ground.ts'
import { type Acknowledged, keyOf } from './load.ts'
import { buyerOf } from './receivers.ts'
import { hasAllArrived, tallyOf } from './tally.ts'

describe('the tally of a row', () => {
  const acknowledged = acknowledgedOf({ number: 0, id: 10 }, { number: 1, id: 11 })
  const arrivals = new Map([...arrivalsOf(0), ...arrivalsOf(1)])

  it('finds no fault if each order is stored and delivered once', () => {
    expect(tallyOf(acknowledged, kept([0, 10], [1, 11]), arrivals)).toEqual({
      acknowledged: 2,
      stored: 2,
      doubled: 0,
      lost: 0,
      repeated: 0,
      faults: [],
    })
    expect(hasAllArrived(acknowledged.values(), arrivals)).toBe(true)
  })

  it('counts orders that are not stored or not delivered as lost', () => {
    const fewer = without(arrivals, 'partner 1')
    expect(tallyOf(acknowledged, kept([0, 10]), fewer)).toMatchObject({
      stored: 1,
      lost: 2,
      faults: [`${keyOf(1)} is not stored`, 'partner 1 has not arrived'],
    })
    expect(hasAllArrived(acknowledged.values(), fewer)).toBe(false)
  })

  it('counts an order stored under another id than the acknowledged one as lost', () => {
    expect(tallyOf(acknowledged, kept([0, 10], [1, 99]), arrivals)).toMatchObject({
      lost: 1,
      doubled: 0,
      faults: [`${keyOf(1)} is not stored`],
    })
  })

  it('counts an order under two ids as doubled, and the same id twice as repeated', () => {
    const more = new Map([...arrivals, ['webhook 0', ids('b', 'z')] as const, ['sales 0', ids('a', 'a')] as const])
    expect(tallyOf(acknowledged, kept([0, 10], [1, 11], [1, 12]), more)).toMatchObject({
      stored: 3,
      doubled: 2,
      repeated: 1,
      lost: 0,
      faults: [`${keyOf(1)} is stored 2 times`, 'webhook 0 has come under 2 ids'],
    })
  })

  it('counts two orders of a buyer as doubled, though they have different keys', () => {
    const orders = kept([0, 10], [1, 11], [1, 12])
    const keys = orders.orders.map((order, index) => ({ ...order, idempotency_key: `another-key-${index}` }))
    expect(tallyOf(acknowledged, { ...orders, orders: keys }, arrivals)).toMatchObject({ doubled: 1, lost: 0 })
  })

  describe('with an order whose answer was lost', () => {
    it('finds no fault if the retry under its key got the same id', () => {
      // The first attempt stored it as 11; the second was answered 11 too.
      expect(tallyOf(acknowledged, kept([0, 10], [1, 11]), arrivals)).toMatchObject({ doubled: 0, lost: 0 })
    })

    it('finds no fault without a retry: it is stored and delivered', () => {
      const only = acknowledgedOf({ number: 0, id: 10 })
      expect(tallyOf(only, kept([0, 10], [1, 11]), arrivals)).toMatchObject({
        acknowledged: 1,
        stored: 2,
        doubled: 0,
        lost: 0,
        faults: [],
      })
    })

    it('counts a missing delivery of it as lost', () => {
      const only = acknowledgedOf({ number: 0, id: 10 })
      expect(tallyOf(only, kept([0, 10], [1, 11]), without(arrivals, 'sales 1'))).toMatchObject({
        lost: 1,
        faults: ['sales 1 has not arrived'],
      })
    })
  })

  it('adds other acknowledged things, and ignores orders from before', () => {
    const before = { ...kept([0, 10]).orders[0], name: 'Ada', id: 1 } as Kept['orders'][number]
    const orders = kept([0, 10], [1, 11])
    const all = { ...orders, orders: [before, before, ...orders.orders] }
    const extra = { acknowledged: 5, stored: 4, lost: ['upload 3 is gone'] }
    expect(tallyOf(acknowledged, all, arrivals, extra)).toMatchObject({
      acknowledged: 7,
      stored: 6,
      doubled: 0,
      lost: 1,
      faults: ['upload 3 is gone'],
    })
  })
})

function acknowledgedOf(...all: readonly Acknowledged[]): ReadonlyMap<string, Acknowledged> {
  return new Map(all.map((each) => [keyOf(each.number), each]))
}

/** Orders of buyers, by number and id. */
function kept(...numbers: readonly (readonly [number, number])[]): Kept {
  const orders = numbers.map(([number, id]) => ({ idempotency_key: keyOf(number), name: buyerOf(number), id }))
  return { orders: orders as Kept['orders'][number][], deliveries: [] }
}

/** Every receiver of an order has received it once. */
function arrivalsOf(number: number): [string, ReadonlyMap<string, number>][] {
  const names = ['sales', 'webhook', ...(number % 2 === 1 ? ['partner'] : [])].map((name) => `${name} ${number}`)
  return names.map((name) => [name, ids(`id of ${name}`)])
}

function ids(...all: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(all, (id) => id)].map(([id, times]) => [id, times.length]))
}

function without(arrivals: ReadonlyMap<string, ReadonlyMap<string, number>>, name: string) {
  return new Map([...arrivals].filter(([each]) => each !== name))
}
