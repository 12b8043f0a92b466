import type { OrderKind } from '#contract/order-form.ts'

/** A unit as analytics name it; no personal data, and no price that is not shown. */
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
  /** In major units; null where it is not shown. */
  readonly price: number | null
}

/** A list of units on the screen. */
export interface TrackedList {
  /** Chess, premises, favourites, similar, … */
  readonly id: string
  readonly name: string
}

interface Priced {
  /** ISO 4217. */
  readonly currency: string
}

/** What visitors do, in our own words; each provider gets its own (integrations 11). */
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

/** Tells the analytics of a catalogue what happens. */
export interface Analytics {
  /** On first load and on every page change. */
  readonly trackPage: (url: string, title: string, referrer: string) => void
  readonly track: (event: TrackedEvent) => void
}

/** A position in a list, and the list: where a unit of an event stood. */
export interface PlacedUnit {
  readonly unit: TrackedUnit
  readonly list: TrackedList | null
  readonly position: number
}

// Providers drop the whole event beyond it.
const MAX_ITEMS = 200

/** The units of an event, each with its place, as many as providers take. */
export function placedUnits(event: TrackedEvent): readonly PlacedUnit[] {
  if (event.type === 'list-shown') {
    const { units, list } = event
    return units.slice(0, MAX_ITEMS).map((unit, position) => ({ unit, list, position }))
  }
  const placed = event.type === 'unit-chosen' ? event : { list: null, position: 0 }
  return event.unit ? [{ unit: event.unit, list: placed.list, position: placed.position }] : []
}
