import type { Json } from '#domain/draft/json.ts'
import { ESTATE_FIELDS, SECTION_FIELDS, STOREY_FIELDS } from '#domain/field/building.ts'
import { isStored } from '#domain/field/columns.ts'
import type { Field, Fields } from '#domain/field/field.ts'
import { PROJECT_FIELDS, PROMOACTION_FIELDS, STATUS_FIELDS, TAG_FIELDS } from '#domain/field/project.ts'
import { INSTANCE_FIELDS, LAYOUT_FIELDS } from '#domain/field/unit.ts'
import { at, CAMERA, type ProjectInput, sampleFile } from '#server/import/import.fixture.ts'

const FILM = { file: 'film.mp4', name: { en: 'Walk' }, poster: 'cover.png' }
const REGION: [number, number][] = [
  [0.1, 0.1],
  [0.5, 0.1],
  [0.5, 0.5],
]

/** The sample project with an entity of each kind that has every field of the book, and catalogue settings. */
export function wholeFile(): ProjectInput {
  const file = sampleFile()
  file.project.description = { en: '<p>By the sea</p>' }
  fill(PROJECT_FIELDS, file.project)
  fill(STATUS_FIELDS, at(file.statuses, 0))
  const promoaction = at(file.promoactions ?? [], 0)
  // Both days change together, so that the first stays before the last.
  promoaction.until = '2026-02-03'
  fill(PROMOACTION_FIELDS, promoaction)
  fill(TAG_FIELDS, at(file.tags ?? [], 0))
  const layout = at(file.layouts, 1)
  Object.assign(layout, { plan: 'plan.svg', tour: { panorama: 'hall' }, video: FILM })
  fill(LAYOUT_FIELDS, layout)
  const estate = at(file.estates, 0)
  estate.construction_end = { quarter: 3, year: 2027 }
  fill(ESTATE_FIELDS, estate)
  file.estates.push({ id: 'h2', name: 'House 2', sections: [] })
  const section = at(estate.sections, 0)
  fill(SECTION_FIELDS, section)
  const storey = at(section.storeys, 1)
  storey.order = 7
  fill(STOREY_FIELDS, storey)
  const unit = at(storey.instances, 0)
  unit.span = { columns: 2, storeys: 1 }
  fill(INSTANCE_FIELDS, unit)
  fillPictures(file)
  file.catalogue = catalogue()
  return file
}

/** Gives an entity the plain fields that it lacks. */
function fill(fields: Fields, entity: object): void {
  for (const [name, field] of Object.entries(fields)) {
    const isReference = field.kind === 'reference' || field.kind === 'references'
    if (isStored(field) && !isReference && !(name in entity)) Object.assign(entity, { [name]: samplesOf(field)[0] })
  }
}

/** Two values that a plain field can have besides its default. */
export function samplesOf(field: Field): readonly Json[] {
  switch (field.kind) {
    case 'word':
      return ['7', '8']
    case 'text':
    case 'html':
      return [{ en: 'One' }, { en: 'Two' }]
    case 'whole':
      return [field.most - 1, field.most]
    case 'flag':
      return [field.initial !== true]
    case 'answer':
      return [true, false]
    case 'choice':
      return field.options.filter((option) => option !== field.initial)
    case 'file':
      return ['cover.png', 'hall.png']
    case 'color':
      return ['#010203', '#040506']
    case 'day':
      return ['2026-02-03', '2026-02-04']
    case 'time_zone':
      return ['Europe/Berlin', 'Asia/Dubai']
    case 'rounding':
      return [10, 1000]
    default:
      return [3, 4]
  }
}

function fillPictures(file: ProjectInput): void {
  const pictures = file.interactives ?? []
  pictures.push({ id: 'round', kind: 'masterplan', name: 'Round', frames: [{ image: 'cover.png' }] })
  const facade = at(pictures, 0)
  facade.parent = { interactive: 'round', frame: 0 }
  facade.orbits = [
    { id: 'high', name: { en: 'High' } },
    { id: 'low', name: { en: 'Low' } },
  ]
  Object.assign(at(facade.frames, 0), {
    camera: CAMERA,
    orbit: 'high',
    heading: 12,
    regions: [{ target: { kind: 'panorama', id: 'hall' }, polygons: [REGION] }],
  })
  at(facade.frames, 1).orbit = 'low'
}

function catalogue(): NonNullable<ProjectInput['catalogue']> {
  const view = { enabled: true, order: 1, default_sort: 'cheaper', cell: ['price'] } as const
  return {
    token: 'harbour-page',
    name: 'Harbour page',
    published: true,
    indexable: true,
    default_lang: 'de',
    languages: ['de', 'en'],
    contacts: { name: 'Office', company: 'Quay', phones: ['+49 30 901820'], email: null, profile_type: 2 },
    sales: { email: 'sales@homes.example', lang: 'de' },
    color_scheme: { primary: '#112233', primary_active: '#223344', theme: 'dark' },
    embed_domains: null,
    privacy: [{ domain: null, url: 'https://homes.example/privacy' }],
    chess: { ...view, cell: ['price'], taken_prices: true },
    premises: { ...view, cell: ['price'] },
    interactive: { enabled: true },
    info: { enabled: true, about: { en: '<p>About</p>' } },
    analytics: { metrika_id: '12345', gtm_id: null, rpt: null },
    templates: { offer: { en: '<p>Offer</p>' } },
  }
}
