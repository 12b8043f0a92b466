import { createRandom } from '../random.ts'
import { drawStatus, type StatusShares } from './marks.ts'
import { planOf } from './pictures.ts'
import { priceOf, toHundreds } from './prices.ts'
import { estatesOf, layoutOf, type SceneSection, type SceneStorey, type SceneUnit, type Source } from './source.ts'
import type { Texts } from './texts.ts'
import type { EstateInput, InstanceInput } from './types.ts'

const SQUARE_FEET = 10.763_910_4
const SEED = 1897
// Pounds a square foot: about 560 for a loft of 850 square feet.
const BASE = 2300
const SHOP_PER_FOOT = 330
const TOP = 6
const PRICED_UP_TO = 3

const SHARES: StatusShares = { sold: 0, reserved: 0.15, contract: 0, not_for_sale: 0.08, free: 0.77 }

/** Square metres as whole square feet. */
export function toSquareFeet(metres: number): number {
  return Math.round(metres * SQUARE_FEET)
}

/** The mill: prices of the lower storeys are published, the others are on request. */
export function millEstate(source: Source, texts: Texts): EstateInput {
  const [estate] = estatesOf(source, 'mill')
  const section = estate?.sections[0]
  if (!estate || !section) throw new Error('The scene has no mill')
  const random = createRandom(SEED)
  let flats = 0
  let shops = 0
  return {
    id: estate.id,
    name: texts('mill.estate'),
    type: 'building',
    stage: 'start',
    construction_end: { quarter: 1, year: 2029 },
    house_type: 'brick',
    sections: [
      {
        id: 'm-1',
        number: 1,
        storeys: estate.storeys.map((storey) => ({
          id: storey.id,
          number: storey.number,
          plan: planOf(source, storey.id),
          instances: storey.units.map((unit, index) => {
            const number = unit.kind === 'living' ? String(++flats) : `C${++shops}`
            return makeUnit(source, { section, storey, unit, number, position: index + 1 }, random(), random())
          }),
        })),
      },
    ],
  }
}

interface MillPlace {
  readonly section: SceneSection
  readonly storey: SceneStorey
  readonly unit: SceneUnit
  readonly number: string
  readonly position: number
}

function makeUnit(source: Source, place: MillPlace, first: number, second: number): InstanceInput {
  const { storey, unit, number, position } = place
  const layout = layoutOf(source, unit.layout)
  const area = toSquareFeet(layout.area_total)
  const isLoft = unit.kind === 'living'
  // The canal runs along the south side of the mill.
  const isOnCanal = unit.placement.rotate === 180
  const view = isOnCanal ? 4 : storey.number > PRICED_UP_TO ? 3 : 2
  const status = drawStatus(SHARES, first)
  const price = isLoft
    ? priceOf({ area, storey: storey.number, view, base: BASE, chance: second })
    : toHundreds(area * SHOP_PER_FOOT)
  return {
    id: unit.id,
    number,
    layout: unit.layout,
    status,
    promoactions: isLoft && storey.number === 2 ? ['founders'] : [],
    tags: [
      ...(isOnCanal ? ['canal'] : []),
      ...(isLoft ? ['high_ceiling'] : []),
      ...(storey.number === TOP ? ['roof_light'] : []),
      ...(isLoft && isCorner(place) ? ['corner'] : []),
      ...(isLoft && layout.bathrooms > 1 ? ['two_bathrooms'] : []),
    ],
    ...(status !== 'not_for_sale' && storey.number <= PRICED_UP_TO && { price }),
    position,
    renovation: isLoft ? (storey.number === TOP ? 2 : 4) : 5,
    window_view: view,
  }
}

function isCorner({ section, unit }: MillPlace): boolean {
  const xs = unit.footprint.map(([x]) => x)
  return Math.min(...xs) < 0.5 || Math.max(...xs) > section.length - 0.5
}
