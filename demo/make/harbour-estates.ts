import { createFlats } from './harbour-flats.ts'
import { createCellar, createShops } from './harbour-ground.ts'
import { planOf } from './pictures.ts'
import { estatesOf, type SceneEstate, type SceneStorey, type SceneUnit, type Source } from './source.ts'
import type { Texts } from './texts.ts'
import type { EstateInput, InstanceInput } from './types.ts'

type Section = EstateInput['sections'][number]

const SEEDS = { flats: 2026, shops: 11, cellar: 23 }

/** The buildings of the harbour with all their units; the parking and storage level is the last section. */
export function harbourEstates(source: Source, texts: Texts): EstateInput[] {
  const number = createNumbers()
  const flat = createFlats(source, SEEDS.flats)
  const shop = createShops(source, SEEDS.shops)
  const cellar = createCellar(source, SEEDS.cellar)

  const sectionOf = (estate: SceneEstate, section: SceneEstate['sections'][number]): Section => ({
    id: `${estate.id}-${section.id}`,
    number: Number(section.id),
    storeys: estate.storeys
      .filter((storey) => storey.section === section.id)
      .map((storey) =>
        storeyOf(storey, (unit, position) => {
          const place = { estate, section, storey, unit, number: number(unit.kind), position }
          return unit.kind === 'living' ? flat(place) : shop(place)
        }),
      ),
  })
  const undergroundOf = ({ id, sections, storeys }: SceneEstate): Section => ({
    id: `${id}-u`,
    number: sections.length + 1,
    name: texts('harbour.underground'),
    storeys: storeys
      .filter(({ section }) => section === null)
      .map((storey) => storeyOf(storey, (unit, position) => cellar(unit, number(unit.kind), position))),
  })
  const storeyOf = (storey: SceneStorey, make: (unit: SceneUnit, position: number) => InstanceInput) => ({
    id: storey.id,
    number: storey.number,
    plan: planOf(source, storey.id),
    instances: storey.units.map((unit, index) => make(unit, index + 1)),
  })

  return estatesOf(source, 'harbour').map((estate) => ({
    id: estate.id,
    name: texts(estate.id === 'a' ? 'harbour.estate.a' : 'harbour.estate.b'),
    type: 'building',
    stage: 'process',
    construction_end: estate.id === 'a' ? { quarter: 4, year: 2027 } : { quarter: 2, year: 2027 },
    house_type: estate.id === 'a' ? 'monolithic' : 'frame-block',
    sections: [...estate.sections.map((section) => sectionOf(estate, section)), undergroundOf(estate)],
  }))
}

/** Units are numbered through the project, each kind on its own: 59, C4, P17, S3. */
function createNumbers(): (kind: SceneUnit['kind']) => string {
  const last = new Map<string, number>()
  return (kind) => {
    const next = (last.get(kind) ?? 0) + 1
    last.set(kind, next)
    return `${PREFIXES[kind]}${next}`
  }
}

const PREFIXES: Readonly<Record<SceneUnit['kind'], string>> = {
  living: '',
  house: '',
  commerce: 'C',
  parking: 'P',
  storage: 'S',
}
