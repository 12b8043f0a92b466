import { type PlacedUnit, placedUnits, type TrackedEvent } from './tracked-event.ts'

/** A goal, as Metrika counts it. */
interface Goal {
  readonly name: string
  readonly params: Readonly<Record<string, number>>
}

/** The e-commerce entry for an event; null for a request, which is not a purchase. */
export function metrikaCommerce(event: TrackedEvent): object | null {
  const products = placedUnits(event).map(productOf)
  const action = actionOf(event, products)
  return action && { ecommerce: { currencyCode: event.currency, ...action } }
}

/** The goal that an event reaches, if any. */
export function metrikaGoal(event: TrackedEvent): Goal | null {
  if (event.type !== 'request-sent') return null
  return { name: `${event.kind}_sent`, params: event.unit ? { unit: event.unit.id } : {} }
}

function actionOf(event: TrackedEvent, products: readonly object[]): object | null {
  if (event.type === 'list-shown') return { impressions: products }
  if (event.type === 'unit-chosen') return { click: { actionField: { list: event.list.name }, products } }
  if (event.type === 'unit-shown') return { detail: { products } }
  if (event.type === 'favourite-added') return { add: { products } }
  if (event.type === 'favourite-removed') return { remove: { products } }
  return null
}

function productOf({ unit, list, position }: PlacedUnit): object {
  return {
    id: String(unit.id),
    name: unit.name,
    brand: unit.brand,
    category: unit.category,
    variant: unit.variant,
    ...(unit.price !== null && { price: unit.price }),
    // Metrika counts positions from one.
    ...(list && { list: list.name, position: position + 1 }),
  }
}
