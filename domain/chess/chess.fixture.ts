import { ESTATE_FIELDS } from '#domain/field/building.ts'
import { shownOf } from '#domain/field/columns.ts'
import type { Layout } from '#domain/layout/layout.ts'
import type { Project, ProjectAnswer } from '#domain/project/project.ts'
import { buildChess } from './build-chess.ts'
import type { Chess, Instance } from './chess.ts'
import type { EstateAnswer, InstanceAnswer, SectionAnswer, StoreyAnswer } from './chess-answer.ts'

/** Status ids of the fixture project, one of each type. */
export const FREE = 11
export const RESERVED = 12
export const SOLD = 13

export const project: Project = {
  id: 7,
  name: 'Harbour Quarter',
  currency: 'EUR',
  area_unit: 'm',
  price_rounding: 1,
  rooms_basis: 'rooms',
  extra_price_label: 'With finishing',
  address: '3 Quay Street',
  position: { lat: 42.43, lng: 18.69 },
  stage: 'process',
  construction_end: { quarter: 3, year: 2027 },
  parking_type: 'underground',
  kindergarten: 1,
  school: 0,
  security: 1,
  sports_ground: null,
}

export function aLayout(overrides: Partial<Layout>): Layout {
  return {
    id: 1,
    type: 'living',
    label: '1',
    area_total: 40,
    area_living: 20,
    area_kitchen: 10,
    bathrooms: 1,
    balconies: 1,
    ...overrides,
  }
}

/** Layouts 1 and 2 are one- and two-room flats, 3 a studio, 4 a parking space. */
export const projectAnswer: ProjectAnswer = {
  project,
  layouts: [
    aLayout({ id: 1, label: '1', area_total: 40 }),
    aLayout({ id: 2, label: '2', area_total: 62.5 }),
    aLayout({ id: 3, label: 'studio', area_total: 27.3 }),
    aLayout({ id: 4, type: 'parking', label: '', area_total: 12.5, area_living: null, area_kitchen: null }),
  ],
  statuses: [
    { id: FREE, type: 1, name: 'Available', color: '#2F9E68' },
    { id: RESERVED, type: 2, name: 'Reserved', color: '#D49A1F' },
    { id: SOLD, type: 3, name: 'Sold', color: '#8A857D' },
  ],
  promoactions: [
    { id: 1, sale: 5, name: 'Autumn' },
    { id: 2, sale: 10, name: 'Early bird' },
  ],
  tags: [
    { id: 1, name: 'Terrace', color: '#333333' },
    { id: 2, name: 'Sea view', color: '#444444' },
    { id: 3, name: 'Corner', color: '#555555' },
  ],
}

export function anInstance(overrides: Partial<InstanceAnswer> & { id: number }): InstanceAnswer {
  return {
    number: String(overrides.id),
    layout_id: 1,
    status_id: FREE,
    promoactions: [],
    tags: [],
    price: 100_000,
    extra_price: null,
    position: null,
    renovation: null,
    window_view: null,
    ...overrides,
  }
}

export function aStorey(number: number, instances: readonly InstanceAnswer[], overrides: Partial<StoreyAnswer> = {}) {
  return { id: 100 + number, number, order: number, plan: null, instances, ...overrides } satisfies StoreyAnswer
}

export function aSection(storeys: readonly StoreyAnswer[], overrides: Partial<SectionAnswer> = {}): SectionAnswer {
  return { id: 50, number: 1, name: null, storeys, ...overrides }
}

export function anEstate(sections: readonly SectionAnswer[], overrides: Partial<EstateAnswer> = {}): EstateAnswer {
  return {
    id: 5,
    order: 1,
    name: 'A',
    type: 'building',
    ...shownOf(ESTATE_FIELDS)({ stage: 'process', house_type: 'monolithic' }),
    construction_end: { quarter: 3, year: 2027 },
    facade: null,
    sections,
    ...overrides,
  }
}

/** A chess of one section, a storey for each list of units, from storey 1 upwards. */
export function chessOf(...storeys: readonly (readonly InstanceAnswer[])[]): Chess {
  const answers = storeys.map((instances, index) => aStorey(index + 1, instances))
  return buildChess(projectAnswer, [anEstate([aSection(answers)])])
}

export function instanceIn(chess: Chess, id: number): Instance {
  const instance = chess.instanceById.get(id)
  if (!instance) throw new Error(`no instance ${id}`)
  return instance
}
