import type { HouseType, Renovation, Stage, WindowView } from '#domain/project/descriptions.ts'
import { createRandom } from '../random.ts'
import type { StatusId, TagId } from './marks.ts'
import { priceOf } from './prices.ts'
import { estatesOf, layoutOf, type Source } from './source.ts'
import type { TextKey, Texts } from './texts.ts'
import type { EstateInput, InstanceInput } from './types.ts'

interface House {
  readonly id: string
  readonly layout: string
  readonly status: StatusId
}

/** A street of equal houses. */
interface Street {
  readonly id: string
  readonly name: TextKey
  readonly stage: Stage
  readonly end: EstateInput['construction_end']
  readonly houseType: HouseType
  readonly view: WindowView
  readonly renovation: Renovation
  readonly tags: readonly TagId[]
  readonly published: boolean
  readonly houses: readonly House[]
}

const BASE = 9_600
const SEED = 7
const HERO: Readonly<Record<string, string>> = { H1: 'model-H1', H2: 'model-H2', H3: 'model-H3' }

/** The streets of the pines: the first is built, the last ones are not on sale yet and are in no picture. */
export function pinesEstates(source: Source, texts: Texts): EstateInput[] {
  const random = createRandom(SEED)
  return streetsOf(source).map((street) => ({
    id: street.id,
    name: texts(street.name),
    type: 'houses',
    stage: street.stage,
    construction_end: street.end,
    house_type: street.houseType,
    published: street.published,
    sections: [
      {
        id: `${street.id}-1`,
        number: 1,
        storeys: [
          {
            id: `${street.id}-1-1`,
            number: 1,
            instances: street.houses.map((house, index) => makeHouse(source, street, house, index + 1, random())),
          },
        ],
      },
    ],
  }))
}

function makeHouse(source: Source, street: Street, house: House, position: number, chance: number): InstanceInput {
  const layout = layoutOf(source, house.layout)
  const isOnSale = house.status !== 'not_for_sale'
  const view = street.view
  return {
    id: house.id,
    number: house.id.replace(/^pines-0*/, ''),
    layout: house.layout,
    status: house.status,
    promoactions: street.stage === 'end' && house.status === 'free' ? ['autumn'] : [],
    tags: [...street.tags, ...(layout.levels > 1 ? ['two_levels'] : [])],
    ...(isOnSale && { price: priceOf({ area: layout.area_total, storey: 2, view, base: BASE, chance }) }),
    position,
    renovation: street.renovation,
    window_view: view,
    gallery: [{ image: `images/pines/${HERO[house.layout]}.webp` }],
  }
}

function streetsOf(source: Source): readonly Street[] {
  const houses = estatesOf(source, 'pines').flatMap((estate) => estate.houses ?? [])
  const pick = (statuses: Readonly<Record<string, StatusId>>): readonly House[] =>
    houses.filter(({ id }) => id in statuses).map(({ id, layout }) => ({ id, layout, status: statuses[id] ?? 'free' }))
  const planned = (numbers: readonly number[], layout: string): readonly House[] =>
    numbers.map((number) => ({ id: `pines-${number}`, layout, status: 'not_for_sale' }))
  return [
    {
      id: 'forest',
      name: 'pines.estate.forest',
      stage: 'end',
      end: { quarter: 3, year: 2026 },
      houseType: 'wood',
      view: 11,
      renovation: 6,
      tags: ['forest', 'garden', 'fireplace'],
      published: true,
      houses: pick({
        'pines-01': 'sold',
        'pines-02': 'free',
        'pines-03': 'sold',
        'pines-04': 'reserved',
        'pines-05': 'free',
      }),
    },
    {
      id: 'meadow',
      name: 'pines.estate.meadow',
      stage: 'process',
      end: { quarter: 2, year: 2027 },
      houseType: 'silica-blocks',
      view: 12,
      renovation: 3,
      tags: ['garden', 'solar'],
      published: true,
      houses: pick({ 'pines-06': 'free', 'pines-07': 'contract' }),
    },
    {
      id: 'terrace',
      name: 'pines.estate.terrace',
      stage: 'process',
      end: { quarter: 3, year: 2027 },
      houseType: 'block',
      view: 12,
      renovation: 4,
      tags: ['garden'],
      published: true,
      houses: pick({
        'pines-08': 'free',
        'pines-09': 'free',
        'pines-10': 'reserved',
        'pines-11': 'free',
        'pines-12': 'sold',
      }),
    },
    {
      id: 'ridge',
      name: 'pines.estate.ridge',
      stage: 'start',
      end: { quarter: 4, year: 2028 },
      houseType: 'panel',
      view: 11,
      renovation: 3,
      tags: ['forest', 'solar'],
      published: true,
      houses: planned([13, 14, 15], 'H2'),
    },
    {
      id: 'dune',
      name: 'pines.estate.dune',
      stage: 'start',
      end: { quarter: 2, year: 2029 },
      houseType: 'concrete',
      view: 9,
      renovation: 5,
      tags: ['garden'],
      published: false,
      houses: planned([16, 17], 'H1'),
    },
  ]
}
