import { type PlacedUnit, placedUnits, type TrackedEvent, type TrackedPage } from './tracked-event.ts'

const NAMES: Readonly<Record<TrackedEvent['type'], string>> = {
  'list-shown': 'view_item_list',
  'unit-chosen': 'select_item',
  'unit-shown': 'view_item',
  'favourite-added': 'add_to_wishlist',
  // Google has no such event; shops use a custom event with this name.
  'favourite-removed': 'remove_from_wishlist',
  'request-sent': 'generate_lead',
}

/** The data layer entries for an event; the first one clears the previous event. */
export function googleEvents(event: TrackedEvent): readonly object[] {
  const value = 'unit' in event ? (event.unit?.price ?? null) : null
  return [
    { ecommerce: null },
    {
      event: NAMES[event.type],
      ...(event.type === 'request-sent' && { lead_kind: event.kind }),
      ecommerce: {
        currency: event.currency,
        ...(value !== null && { value }),
        items: placedUnits(event).map(itemOf),
      },
    },
  ]
}

/** The data layer entry for a page view. */
export function googlePage({ url, title, referrer }: TrackedPage): object {
  return { event: 'page_view', page_location: url, page_title: title, page_referrer: referrer }
}

function itemOf({ unit, list, position }: PlacedUnit): object {
  return {
    item_id: String(unit.id),
    item_name: unit.name,
    item_brand: unit.brand,
    item_category: unit.category,
    item_variant: unit.variant,
    ...(list && { item_list_id: list.id, item_list_name: list.name, index: position }),
    ...(unit.price !== null && { price: unit.price }),
    quantity: 1,
  }
}
