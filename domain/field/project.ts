import { AREA_UNITS } from '#domain/area/area-unit.ts'
import { PARKING_TYPES, ROOMS_BASES, STAGES } from '#domain/project/descriptions.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import type { Fields } from './field.ts'

const STATUS_NAMES = Object.keys(STATUS_TYPES) as readonly (keyof typeof STATUS_TYPES)[]

/** The fields of a project, without its buildings and pictures. */
export const PROJECT_FIELDS = {
  name: { kind: 'text', required: true, names: true, label: 'common.name', about: 'The name that visitors read.' },
  published: { kind: 'flag', initial: true, label: 'publish.field.published', about: 'Whether visitors see it.' },
  time_zone: {
    kind: 'time_zone',
    label: 'common.time_zone',
    about: 'The IANA name of its time zone, such as Europe/Podgorica; by default that of the account.',
  },
  currency: {
    kind: 'currency',
    required: true,
    elsewhere: 'changes with all prices: POST manage/projects/{id}/draft/currency changes it',
    label: 'common.currency',
    about: 'The currency of all prices.',
  },
  price_rounding: {
    kind: 'rounding',
    initial: 1,
    label: 'publish.field.price_rounding',
    about: 'The step to which discounted prices are rounded, in whole units of the currency.',
  },
  area_unit: {
    kind: 'choice',
    options: AREA_UNITS,
    initial: 'm',
    label: 'publish.field.area_unit',
    about: 'The unit of all areas: m² or ft².',
  },
  rooms_basis: {
    kind: 'choice',
    options: ROOMS_BASES,
    initial: 'rooms',
    label: 'units.column.rooms',
    about: 'Whether the label of a layout counts rooms or bedrooms.',
  },
  extra_price_label: { kind: 'text', label: 'field.extra_price', about: 'The name of the second price of units.' },
  address: { kind: 'text', label: 'field.address', about: 'The address of the site.' },
  position: { kind: 'nested', label: 'publish.field.map', about: 'The position of the site on a map.' },
  stage: {
    kind: 'choice',
    options: STAGES,
    words: 'stage',
    label: 'field.stage',
    about: 'The construction stage.',
  },
  construction_end: { kind: 'nested', label: 'field.construction_end', about: 'When it is finished.' },
  description: { kind: 'html', label: 'publish.field.description', about: 'About the project, as HTML.' },
  cover: { kind: 'file', label: 'publish.field.cover', about: 'The main picture of the project.' },
  gallery: { kind: 'nested', label: 'info.gallery', about: 'Pictures of the project.' },
  features: { kind: 'nested', label: 'publish.field.features', about: 'The advantages of the project.' },
  documents: { kind: 'nested', label: 'info.documents', about: 'PDF files to download.' },
  map_image: { kind: 'file', label: 'publish.field.map', about: 'A picture of the surroundings.' },
  renovation_image: { kind: 'file', label: 'field.renovation', about: 'A picture of the finish.' },
  reports: { kind: 'nested', label: 'info.reports', about: 'Reports on the construction.' },
  payment_programmes: {
    kind: 'nested',
    label: 'publish.field.payment_programmes',
    about: 'Payment programmes that the calculator offers.',
  },
  videos: { kind: 'nested', label: 'control.video', about: 'Films about the project.' },
  kindergarten: { kind: 'answer', label: 'field.kindergarten', about: 'Whether there is a kindergarten.' },
  school: { kind: 'answer', label: 'field.school', about: 'Whether there is a school.' },
  security: { kind: 'answer', label: 'field.security', about: 'Whether the site is guarded.' },
  sports_ground: { kind: 'answer', label: 'field.sports_ground', about: 'Whether there is a sports ground.' },
  parking_type: {
    kind: 'choice',
    options: PARKING_TYPES,
    words: 'parking_type',
    label: 'field.parking_type',
    about: 'Where cars are parked.',
  },
  root: { kind: 'reference', to: 'interactive', draftOnly: true, label: 'publish.field.root' },
} as const satisfies Fields

/** The fields of a sale status. */
export const STATUS_FIELDS = {
  type: {
    kind: 'choice',
    options: STATUS_NAMES,
    numbers: STATUS_TYPES,
    required: true,
    label: 'field.type',
    about: 'The type of the status.',
  },
  name: { kind: 'text', required: true, names: true, label: 'common.name', about: 'The name that visitors read.' },
  color: { kind: 'color', required: true, label: 'publish.field.color', about: 'Its colour in grids and plans.' },
} as const satisfies Fields

/** The fields of a promoaction, which is a discount. */
export const PROMOACTION_FIELDS = {
  sale: { kind: 'percent', required: true, label: 'field.discount', about: 'The discount, in percent of the price.' },
  name: { kind: 'text', required: true, names: true, label: 'common.name', about: 'The name that visitors read.' },
  description: { kind: 'html', label: 'publish.field.description', about: 'Its terms, as HTML.' },
  from: {
    kind: 'day',
    column: 'first_day',
    label: 'publish.field.from',
    about: 'Its first day in the time zone of the project; without it the discount has begun.',
  },
  until: {
    kind: 'day',
    label: 'publish.field.until',
    about: 'Its last day in the time zone of the project; without it the discount has no end.',
  },
} as const satisfies Fields

/** The fields of a tag. */
export const TAG_FIELDS = {
  name: { kind: 'text', required: true, names: true, label: 'common.name', about: 'The name that visitors read.' },
  color: { kind: 'color', required: true, label: 'publish.field.color', about: 'Its colour.' },
  description: { kind: 'html', label: 'publish.field.description', about: 'More about it, as HTML.' },
} as const satisfies Fields
