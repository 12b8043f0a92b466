import type { EstateAnswer, InstanceAnswer, SectionAnswer, StoreyAnswer } from '#domain/chess/chess-answer.ts'
import { ESTATE_FIELDS } from '#domain/field/building.ts'
import { shownOf } from '#domain/field/columns.ts'
import { LAYOUT_FIELDS } from '#domain/field/unit.ts'
import type { Layout } from '#domain/layout/layout.ts'
import type { ProjectAnswer } from '#domain/project/project.ts'
import { createRandom } from './random.ts'

/** A project of any size, the same on every run, for tests that need more units than the demo has. */
interface GeneratedProject {
  readonly project: ProjectAnswer
  readonly chess: readonly EstateAnswer[]
}

const STOREYS = 25
const COLUMNS = 8
const SECTIONS = 4
const PER_SECTION = STOREYS * COLUMNS
const PER_ESTATE = PER_SECTION * SECTIONS

/** Makes a project with exactly this many units, in estates of four sections, 25 storeys and 8 units per storey. */
export function generateProject(units: number): GeneratedProject {
  const random = createRandom(units)
  const estates = Array.from({ length: Math.ceil(units / PER_ESTATE) }, (_, index) =>
    generateEstate(index, Math.min(PER_ESTATE, units - index * PER_ESTATE), random),
  )
  return { project: PROJECT, chess: estates }
}

function generateEstate(index: number, units: number, random: () => number): EstateAnswer {
  const sections = Array.from({ length: Math.ceil(units / PER_SECTION) }, (_, section) =>
    generateSection(
      index * SECTIONS + section,
      section + 1,
      Math.min(PER_SECTION, units - section * PER_SECTION),
      random,
    ),
  )
  return {
    id: index + 1,
    order: index + 1,
    name: `Block ${index + 1}`,
    type: 'building',
    ...shownOf(ESTATE_FIELDS)({ stage: 'process', house_type: 'monolithic' }),
    construction_end: { quarter: 2, year: 2028 },
    facade: null,
    sections,
  }
}

function generateSection(index: number, number: number, units: number, random: () => number): SectionAnswer {
  const storeys = Array.from({ length: Math.ceil(units / COLUMNS) }, (_, storey) =>
    generateStorey(index * STOREYS + storey, storey + 1, Math.min(COLUMNS, units - storey * COLUMNS), random),
  )
  return { id: index + 1, number, name: null, storeys }
}

function generateStorey(index: number, number: number, units: number, random: () => number): StoreyAnswer {
  const instances = Array.from({ length: units }, (_, column) =>
    generateInstance(index * COLUMNS + column + 1, number, column + 1, random),
  )
  return { id: index + 1, number, order: number, plan: null, instances }
}

function generateInstance(id: number, storey: number, position: number, random: () => number): InstanceAnswer {
  const layout = LAYOUTS[Math.floor(random() * LAYOUTS.length)] ?? FIRST_LAYOUT
  const price = layout.area_total * (2400 + storey * 25 + random() * 300)
  return {
    id,
    number: String(id),
    layout_id: layout.id,
    status_id: 1 + Math.floor(random() * 3),
    promoactions: random() < 0.1 ? [1 + Math.floor(random() * 2)] : [],
    tags: TAGS.filter(() => random() < 0.2).map((tag) => tag.id),
    price: random() < 0.02 ? null : Math.round(price / 100) * 100,
    extra_price: null,
    position,
    renovation: 2,
    window_view: 1,
  }
}

const FIRST_LAYOUT: Layout = {
  id: 1,
  ...shownOf(LAYOUT_FIELDS)({
    type: 'living',
    label: 'studio',
    area_total: 24,
    area_living: 16,
    area_kitchen: 5,
    bathrooms: 1,
    balconies: 1,
  }),
}
const LAYOUTS: readonly Layout[] = Array.from({ length: 30 }, (_, index) => ({
  ...FIRST_LAYOUT,
  id: index + 1,
  label: index < 5 ? 'studio' : String(1 + Math.floor((index - 5) / 7)),
  area_total: 24 + index * 3.4,
}))
const TAGS = ['Terrace', 'Corner', 'Sea view', 'High ceiling'].map((name, index) => ({
  id: index + 1,
  name,
  color: '#655f57',
  description: null,
}))

const PROJECT: ProjectAnswer = {
  project: {
    id: 1,
    name: 'Generated project',
    currency: 'EUR',
    price_rounding: 1,
    area_unit: 'm',
    rooms_basis: 'rooms',
    extra_price_label: null,
    address: null,
    position: null,
    stage: 'process',
    construction_end: { quarter: 2, year: 2028 },
    parking_type: null,
    kindergarten: null,
    school: null,
    security: null,
    sports_ground: null,
  },
  layouts: LAYOUTS,
  statuses: [
    { id: 1, type: 1, name: 'Available', color: '#2f9e68' },
    { id: 2, type: 2, name: 'Reserved', color: '#d49a1f' },
    { id: 3, type: 3, name: 'Sold', color: '#8a857d' },
  ],
  promoactions: [
    { id: 1, sale: 3, name: 'Spring offer' },
    { id: 2, sale: 7.5, name: 'Early bird' },
  ],
  tags: TAGS,
}
