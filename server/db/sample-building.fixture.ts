import { estates, sections } from '#server/db/tables/estate.ts'
import type { Queries } from './database.ts'
import { insertNamed } from './insert-named.fixture.ts'
import type { SampleFiles } from './sample.fixture.ts'
import { instances, layoutLevels, layouts, storeys } from './tables/building.ts'

type Ids<Name extends string> = Readonly<Record<Name, number>>

interface Given {
  readonly projects: Ids<'harbour' | 'hill'>
  readonly sections: Ids<'north_1' | 'north_2' | 'south_1' | 'west_1' | 'villas_1'>
  readonly files: SampleFiles
  readonly statuses: Ids<'free' | 'reserved' | 'sold' | 'withheld' | 'hill_free' | 'hill_sold'>
  readonly promoactions: Ids<'spring' | 'summer'>
  readonly tags: Ids<'terrace' | 'corner'>
  readonly interactives: Ids<'north_plan'>
  readonly tours: Ids<'lobby' | 'elsewhere'>
  readonly videos: Ids<'unit' | 'embedded'>
}

/** Estates with their sections. */
export async function insertEstates(queries: Queries, projects: Given['projects']) {
  const project_id = projects.harbour
  const house = { project_id, type: 'house', published: true }
  const estateIds = await insertNamed(queries, estates, {
    west: { ...house, position: 2, name: { en: 'West' }, published: false },
    south: { ...house, position: 1, name: { en: 'South' } },
    north: {
      ...house,
      position: 0,
      name: { en: 'North', de: 'Nord' },
      stage: 'process',
      end_quarter: 3,
      end_year: 2027,
      house_type: 'monolithic',
    },
    villas: { ...house, project_id: projects.hill, position: 0, name: { en: 'Villas' }, type: 'villa' },
  })
  const sectionIds = await insertNamed(queries, sections, {
    north_2: { project_id, estate_id: estateIds.north, number: 2, name: { en: 'Sea side' } },
    north_1: { project_id, estate_id: estateIds.north, number: 1 },
    south_1: { project_id, estate_id: estateIds.south, number: 1 },
    west_1: { project_id, estate_id: estateIds.west, number: 1 },
    villas_1: { project_id: projects.hill, estate_id: estateIds.villas, number: 1 },
  })
  return { estates: estateIds, sections: sectionIds }
}

/** Layouts, storeys and units. */
export async function insertUnits(queries: Queries, given: Given) {
  const storeyIds = await insertStoreys(queries, given)
  const layoutIds = await insertLayouts(queries, given)
  const instanceIds = await insertInstances(queries, given, layoutIds, storeyIds)
  return { storeys: storeyIds, layouts: layoutIds, instances: instanceIds }
}

function insertStoreys(queries: Queries, { projects, sections: sectionIds, interactives }: Given) {
  const project_id = projects.harbour
  const plan = { plan_id: interactives.north_plan }
  return insertNamed(queries, storeys, {
    north_1_2: { project_id, section_id: sectionIds.north_1, number: 2, position: 2, ...plan },
    north_1_1: { project_id, section_id: sectionIds.north_1, number: 1, position: 1, ...plan },
    north_2_1: { project_id, section_id: sectionIds.north_2, number: 1, position: 1 },
    south_1_1: { project_id, section_id: sectionIds.south_1, number: 1, position: 1 },
    south_1_cellar: { project_id, section_id: sectionIds.south_1, number: -1, position: -1 },
    west_1_1: { project_id, section_id: sectionIds.west_1, number: 1, position: 1 },
    villas_1_1: { project_id: projects.hill, section_id: sectionIds.villas_1, number: 1, position: 1 },
  })
}

async function insertLayouts(queries: Queries, { projects, files, tours, videos }: Given) {
  const living = { project_id: projects.harbour, type: 'living' } as const
  const ids = await insertNamed(queries, layouts, {
    studio: { ...living, position: 0, label: 'studio', area_total: 30.5, plan_id: files.plan, bathrooms: 1 },
    one: { ...living, position: 1, label: '1', area_total: 45, area_living: 20, area_kitchen: 9.5, balconies: 1 },
    duplex: { ...living, position: 2, label: '2', area_total: 80, tour_id: tours.lobby, video_id: videos.embedded },
    parking: { ...living, position: 3, type: 'parking', label: '', area_total: 12.5 },
    villa: { ...living, project_id: projects.hill, position: 0, type: 'house', label: '3', area_total: 2500 },
  })
  await queries.insert(layoutLevels).values([
    { layout_id: ids.duplex, level: 2, media_id: files.upper },
    { layout_id: ids.duplex, level: 1, media_id: files.plan },
  ])
  return ids
}

type Layouts = Awaited<ReturnType<typeof insertLayouts>>
type Storeys = Awaited<ReturnType<typeof insertStoreys>>

function insertInstances(queries: Queries, given: Given, layoutIds: Layouts, storeyIds: Storeys) {
  const { projects, statuses, promoactions, tags, tours, videos } = given
  const { studio, one, duplex, parking } = layoutIds
  const plain = { project_id: projects.harbour, status_id: statuses.free, promoactions: [], tags: [], published: true }
  const first = { ...plain, storey_id: storeyIds.north_1_1 }
  const second = { ...plain, storey_id: storeyIds.north_1_2 }
  const third = { ...plain, storey_id: storeyIds.north_2_1 }
  const south = { ...plain, storey_id: storeyIds.south_1_1 }
  const cellar = { ...plain, storey_id: storeyIds.south_1_cellar, layout_id: parking, price: 20_000_00 }
  const villa = {
    ...plain,
    project_id: projects.hill,
    storey_id: storeyIds.villas_1_1,
    layout_id: layoutIds.villa,
    price: 1_000_000_00,
  }
  return insertNamed(queries, instances, {
    u103: { ...first, number: '103', layout_id: duplex, status_id: statuses.reserved, price: 200_000_00, position: 3 },
    u102: {
      ...first,
      number: '102',
      layout_id: one,
      price: 150_000_00,
      promoactions: [promoactions.spring, promoactions.summer],
      position: 2,
    },
    u101: {
      ...first,
      number: '101',
      layout_id: studio,
      price: 100_000_00,
      extra_price: 110_000_50,
      promoactions: [promoactions.spring],
      tags: [tags.terrace, tags.corner],
      position: 1,
      renovation: 3,
      window_view: 5,
    },
    u201: { ...second, number: '201', layout_id: studio, status_id: statuses.sold, price: 110_000_00, position: 1 },
    u202: { ...second, number: '202', layout_id: one, position: 2 },
    u203: {
      ...second,
      number: '203',
      layout_id: duplex,
      price: 250_000_50,
      position: 3,
      span_columns: 2,
      span_storeys: 1,
      tour_id: tours.elsewhere,
      video_id: videos.unit,
    },
    u204: { ...second, number: '204', layout_id: one, price: 1_00, position: 5, published: false },
    u111: { ...third, number: '111', layout_id: studio, status_id: statuses.withheld, price: 90_000_00, position: 1 },
    u112: { ...third, number: '112', layout_id: one, price: 140_000_00, position: 2 },
    p1: { ...cellar, number: 'P1', position: 1 },
    p2: { ...cellar, number: 'P2', position: 2, status_id: statuses.sold },
    s10: { ...south, number: '10', layout_id: one, price: 160_000_00 },
    s2: { ...south, number: '2', layout_id: duplex, price: 240_000_00, promoactions: [promoactions.summer] },
    w1: { ...plain, storey_id: storeyIds.west_1_1, number: '1', layout_id: one, price: 10_000_00, position: 1 },
    h1: { ...villa, number: '1', status_id: statuses.hill_free, position: 1 },
    h2: { ...villa, number: '2', status_id: statuses.hill_sold, position: 2 },
  })
}
