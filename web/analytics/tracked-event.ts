import type { OrderKind } from '#contract/order-form.ts'

/** A unit as analytics receive it: no personal data, and no price that is not shown. */
export interface TrackedUnit {
  readonly id: number
  /** Its kind and number in words. */
  readonly name: string
  /** The project. */
  readonly brand: string
  /** The kind of unit: living, commerce, … */
  readonly category: string
  /** The label of its layout: studio, 2 rooms, … */
  readonly variant: string
  /** In major units; null if the price is not shown. */
  readonly price: number | null
}

/** A list of units on the screen. */
interface TrackedList {
  /** Chess, premises, favourites, similar, … */
  readonly id: string
  readonly name: string
}

interface Priced {
  /** ISO 4217. */
  readonly currency: string
}

/** What visitors do, in our own terms; each provider's adapter translates it. */
export type TrackedEvent = Priced &
  (
    | { readonly type: 'list-shown'; readonly list: TrackedList; readonly units: readonly TrackedUnit[] }
    | {
        readonly type: 'unit-chosen'
        readonly list: TrackedList
        readonly unit: TrackedUnit
        readonly position: number
      }
    | { readonly type: 'unit-shown'; readonly unit: TrackedUnit }
    | { readonly type: 'favourite-added'; readonly unit: TrackedUnit }
    | { readonly type: 'favourite-removed'; readonly unit: TrackedUnit }
    | { readonly type: 'request-sent'; readonly kind: OrderKind; readonly unit: TrackedUnit | null }
  )

/** A page that was opened. */
export interface TrackedPage {
  readonly url: string
  readonly title: string
  readonly referrer: string
}

/** Sends page views and events to the analytics of a catalogue. */
export interface Analytics {
  /** Called on first load and on every page change. */
  readonly trackPage: (url: string, title: string, referrer: string) => void
  readonly track: (event: TrackedEvent) => void
}

/** A unit of an event, with the list it was in and its position there. */
export interface PlacedUnit {
  readonly unit: TrackedUnit
  readonly list: TrackedList | null
  readonly position: number
}

// Providers drop an event with more items.
const MAX_ITEMS = 200

/** The units of an event with their positions, at most `MAX_ITEMS`. */
export function placedUnits(event: TrackedEvent): readonly PlacedUnit[] {
  if (event.type === 'list-shown') {
    const { units, list } = event
    return units.slice(0, MAX_ITEMS).map((unit, position) => ({ unit, list, position }))
  }
  const placed = event.type === 'unit-chosen' ? event : { list: null, position: 0 }
  return event.unit ? [{ unit: event.unit, list: placed.list, position: placed.position }] : []
}
