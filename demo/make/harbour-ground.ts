import { createRandom } from '../random.ts'
import type { HarbourPlace } from './harbour-flats.ts'
import { drawStatus, type StatusShares } from './marks.ts'
import { toHundreds } from './prices.ts'
import { layoutOf, type SceneUnit, type Source } from './source.ts'
import type { InstanceInput } from './types.ts'
import { viewOf } from './views.ts'

const SHOPS: StatusShares = { sold: 0.3, reserved: 0.15, contract: 0, not_for_sale: 0.1, free: 0.45 }
const CELLAR: StatusShares = { sold: 0.24, reserved: 0.09, contract: 0.01, not_for_sale: 0.08, free: 0.58 }

const SHOP_PER_METRE = 4350
const PROMENADE_PREMIUM = 1.12
const PARKING_PRICE = 29_500
const CHARGER_PRICE = 2500
const STORAGE_PER_METRE = 1750

/** The commercial units on the ground level. */
export function createShops(source: Source, seed: number): (place: HarbourPlace) => InstanceInput {
  const random = createRandom(seed)
  return ({ estate, section, storey, unit, number, position }) => {
    const { outlooks } = viewOf(estate.id, section, unit, storey.number)
    const isOnPromenade = outlooks.has('sea')
    const area = layoutOf(source, unit.layout).area_total
    const status = drawStatus(SHOPS, random())
    const noise = 1 + 0.03 * (random() - 0.5)
    const price = toHundreds(area * SHOP_PER_METRE * (isOnPromenade ? PROMENADE_PREMIUM : 1) * noise)
    return {
      id: unit.id,
      number,
      layout: unit.layout,
      status,
      promoactions: isOnPromenade && status === 'free' ? ['shops'] : [],
      tags: isOnPromenade ? ['shop_window'] : [],
      ...(status !== 'not_for_sale' && { price }),
      position,
      renovation: 5,
      window_view: isOnPromenade ? 8 : 2,
    }
  }
}

/** A parking space or storage unit below ground. */
export function createCellar(
  source: Source,
  seed: number,
): (unit: SceneUnit, number: string, position: number) => InstanceInput {
  const random = createRandom(seed)
  return (unit, number, position) => {
    const isParking = unit.kind === 'parking'
    const area = layoutOf(source, unit.layout).area_total
    const status = drawStatus(CELLAR, random())
    const hasCharger = isParking && position % 6 === 1
    const noise = 1 + 0.12 * (random() - 0.5)
    const price = isParking
      ? PARKING_PRICE * noise + (hasCharger ? CHARGER_PRICE : 0)
      : area * STORAGE_PER_METRE * noise
    return {
      id: unit.id,
      number,
      layout: unit.layout,
      status,
      promoactions: random() < 0.22 ? ['parking'] : [],
      tags: [...(hasCharger ? ['charger'] : []), ...(unit.layout === 'SX' ? ['wide'] : [])],
      ...(status !== 'not_for_sale' && { price: toHundreds(price) }),
      position,
      ...(!isParking && { renovation: 1 as const }),
    }
  }
}
