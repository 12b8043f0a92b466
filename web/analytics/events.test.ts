import { describe, expect, test } from 'vitest'
import { googleEvents, googlePage } from './google-events.ts'
import { metrikaCommerce, metrikaGoal } from './metrika-events.ts'
import type { TrackedEvent, TrackedUnit } from './tracked-event.ts'

const unit: TrackedUnit = {
  id: 1042,
  name: 'Apartment 12',
  brand: 'Harbour',
  category: 'living',
  variant: '2 rooms',
  price: 150_000,
}
const list = { id: 'premises', name: 'Premises' }
const currency = 'EUR'

const EVENTS: readonly (readonly [TrackedEvent, google: string, metrika: string | null])[] = [
  [{ type: 'list-shown', list, units: [unit], currency }, 'view_item_list', 'impressions'],
  [{ type: 'unit-chosen', list, unit, position: 3, currency }, 'select_item', 'click'],
  [{ type: 'unit-shown', unit, currency }, 'view_item', 'detail'],
  [{ type: 'favourite-added', unit, currency }, 'add_to_wishlist', 'add'],
  [{ type: 'favourite-removed', unit, currency }, 'remove_from_wishlist', 'remove'],
  [{ type: 'request-sent', kind: 'order', unit, currency }, 'generate_lead', null],
]

describe.each(EVENTS)('the event $type', (event, google, metrika) => {
  test('has the name that Google uses, after a reset of the previous event', () => {
    expect(googleEvents(event)).toMatchObject([
      { ecommerce: null },
      { event: google, ecommerce: { currency: 'EUR', items: [{ item_id: '1042', price: 150_000 }] } },
    ])
  })

  test('has the shape that Metrika reads', () => {
    const commerce = metrikaCommerce(event)
    if (metrika === null) return expect(commerce).toBeNull()
    expect(commerce).toMatchObject({ ecommerce: { currencyCode: 'EUR', [metrika]: {} } })
    expect(JSON.stringify(commerce)).toContain('"id":"1042"')
  })
})

describe('events', () => {
  test('contain the list and the position of a unit', () => {
    const chosen: TrackedEvent = { type: 'unit-chosen', list, unit, position: 3, currency }
    expect(googleEvents(chosen)[1]).toMatchObject({
      ecommerce: { value: 150_000, items: [{ item_list_id: 'premises', item_list_name: 'Premises', index: 3 }] },
    })
    expect(metrikaCommerce(chosen)).toMatchObject({
      ecommerce: { click: { actionField: { list: 'Premises' }, products: [{ position: 4 }] } },
    })
  })

  test('contain no price that is not shown', () => {
    const shown: TrackedEvent = { type: 'unit-shown', unit: { ...unit, price: null }, currency }
    expect(JSON.stringify([googleEvents(shown), metrikaCommerce(shown)])).not.toMatch(/price|value/)
  })

  test('contain at most 200 units', () => {
    const units = Array.from({ length: 500 }, (_, id) => ({ ...unit, id }))
    const shown: TrackedEvent = { type: 'list-shown', list, units, currency }
    expect(googleEvents(shown)[1]).toMatchObject({ ecommerce: { items: { length: 200 } } })
    expect(metrikaCommerce(shown)).toMatchObject({ ecommerce: { impressions: { length: 200 } } })
  })

  test('reach a goal only for a request, with its unit if it has one', () => {
    expect(metrikaGoal({ type: 'request-sent', kind: 'order', unit, currency })).toEqual({
      name: 'order_sent',
      params: { unit: 1042 },
    })
    const callback: TrackedEvent = { type: 'request-sent', kind: 'callback', unit: null, currency }
    expect(metrikaGoal(callback)).toEqual({ name: 'callback_sent', params: {} })
    expect(googleEvents(callback)[1]).toMatchObject({ lead_kind: 'callback', ecommerce: { items: [] } })
    expect(metrikaGoal({ type: 'unit-shown', unit, currency })).toBeNull()
  })
})

test('a page view contains the address, the title and the referrer', () => {
  expect(googlePage({ url: 'https://a.example/harbour', title: 'Harbour', referrer: '' })).toEqual({
    event: 'page_view',
    page_location: 'https://a.example/harbour',
    page_title: 'Harbour',
    page_referrer: '',
  })
})
