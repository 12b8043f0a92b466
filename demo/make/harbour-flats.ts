import { createRandom } from '../random.ts'
import { drawStatus, type StatusShares, type TagId } from './marks.ts'
import { priceOf, toHundreds } from './prices.ts'
import {
  layoutOf,
  type SceneEstate,
  type SceneSection,
  type SceneStorey,
  type SceneUnit,
  type Source,
} from './source.ts'
import type { InstanceInput } from './types.ts'
import { type View, viewOf } from './views.ts'

/** The place of a unit. */
export interface HarbourPlace {
  readonly estate: SceneEstate
  readonly section: SceneSection
  readonly storey: SceneStorey
  readonly unit: SceneUnit
  readonly number: string
  readonly position: number
}

const BASE = 14_300
const PENTHOUSE_FACTOR = 1.55
const FINISHING_PER_METRE = 420
const PENTHOUSE_COLUMNS = [3, 4]

/** Building B went on sale first and is nearly sold out. */
const SHARES: Readonly<Record<string, StatusShares>> = {
  a: { sold: 0.29, reserved: 0.11, contract: 0.04, not_for_sale: 0.04, free: 0.52 },
  b: { sold: 0.52, reserved: 0.12, contract: 0.05, not_for_sale: 0.03, free: 0.28 },
}

// A studio is the sales office until the building is handed over.
const SALES_OFFICE = 'a-1-02-6'

/** The apartments of the harbour, drawn in a fixed order, so that the same seed gives the same price list. */
export function createFlats(source: Source, seed: number): (place: HarbourPlace) => InstanceInput {
  const random = createRandom(seed)
  return (place) => makeFlat(source, place, [random(), random(), random(), random()])
}

function makeFlat(
  source: Source,
  place: HarbourPlace,
  chances: readonly [number, number, number, number],
): InstanceInput {
  const { estate, section, storey, unit } = place
  const layout = layoutOf(source, unit.layout)
  if (layout.levels > 1) return makePenthouse(place, layout.area_total)
  const view = viewOf(estate.id, section, unit, storey.number)
  const facts = { area: layout.area_total, storey: storey.number, view: view.window_view, base: BASE }
  const price = priceOf({ ...facts, chance: chances[1] })
  const isOffice = unit.id === SALES_OFFICE
  const status = isOffice ? 'not_for_sale' : drawStatus(SHARES[estate.id] ?? SHARES.a ?? NONE_SOLD, chances[0])
  const renovation = renovationOf(estate.id, storey.number, chances[2])
  return {
    id: unit.id,
    number: place.number,
    layout: unit.layout,
    status,
    promoactions: promosOf(estate.id, section.id, storey.number, layout.rooms_count, chances[3]),
    tags: tagsOf(source, place, view),
    ...(status !== 'not_for_sale' && { price }),
    ...(renovation === 4 &&
      status === 'free' && { extra_price: toHundreds(price + layout.area_total * FINISHING_PER_METRE) }),
    position: place.position,
    renovation,
    window_view: view.window_view,
    ...(renovation === 6 && { gallery: [{ image: 'images/harbour/renovation.webp' }] }),
    ...(isOffice && { published: false }),
  }
}

const NONE_SOLD: StatusShares = { sold: 0, reserved: 0, contract: 0, not_for_sale: 0, free: 1 }

/** The two-level homes on the roof: the smaller one is on request. */
function makePenthouse({ unit, number, position }: HarbourPlace, area: number): InstanceInput {
  const columns = PENTHOUSE_COLUMNS[position - 1] ?? 1
  const price = toHundreds(priceOf({ area, storey: 14, view: 10, base: BASE, chance: 0.5 }) * PENTHOUSE_FACTOR)
  return {
    id: unit.id,
    number,
    layout: unit.layout,
    status: 'free',
    tags: ['sea', 'terrace', 'two_levels', 'top'],
    ...(position > 1 && { price }),
    position: position === 1 ? 1 : 1 + (PENTHOUSE_COLUMNS[0] ?? 0),
    span: { columns, storeys: 2 },
    renovation: 2,
    window_view: 10,
    gallery: ['hero', 'courtyard', 'lobby'].map((name) => ({ image: `images/harbour/${name}.webp` })),
    video: { file: 'videos/harbour-a.mp4', poster: 'images/harbour/a/frame-0.webp' },
  }
}

function renovationOf(estate: string, storey: number, chance: number): 3 | 4 | 6 {
  if (estate === 'a') return chance < 0.06 ? 6 : 4
  return storey > 5 || chance < 0.3 ? 3 : 4
}

function promosOf(estate: string, section: string, storey: number, rooms: number, chance: number): string[] {
  const isEarly = estate === 'a' && section === '1' && storey >= 5 && storey <= 10 && chance < 0.4
  const isRoomy = estate === 'b' && storey <= 5 && rooms >= 3
  return [
    ...(isEarly ? ['early'] : []),
    ...(isRoomy ? ['three_rooms'] : []),
    ...(isRoomy && chance < 0.3 ? ['early'] : []),
  ]
}

function tagsOf(
  source: Source,
  { estate, section, storey, unit }: HarbourPlace,
  { outlooks, isCorner }: View,
): TagId[] {
  const layout = layoutOf(source, unit.layout)
  const highest = Math.max(
    ...estate.storeys.filter((other) => other.section === section.id).map(({ number }) => number),
  )
  return [
    ...(outlooks.has('sea') ? ([estate.id === 'b' ? 'marina' : 'sea'] as const) : []),
    ...(outlooks.has('court') ? (['park'] as const) : []),
    ...(isCorner && layout.rooms_count > 2 ? (['corner'] as const) : []),
    ...(layout.area_outdoor > 9 ? (['terrace'] as const) : []),
    ...(layout.bathrooms > 1 ? (['two_bathrooms'] as const) : []),
    ...(storey.number === highest ? (['top'] as const) : []),
  ]
}
