import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { RENOVATIONS, WINDOW_VIEWS } from '#domain/project/descriptions.ts'
import { type ColumnsOf, columnOf } from './columns.ts'
import { type Fields, type NamesWith, namesOf } from './field.ts'

/** The fields of a unit. */
export const INSTANCE_FIELDS = {
  parent: { kind: 'reference', to: 'storey', required: true, draftOnly: true, label: 'publish.field.parent' },
  number: {
    kind: 'word',
    least: 1,
    most: 50,
    required: true,
    names: true,
    tabled: true,
    label: 'field.number',
    about: 'The number that visitors read.',
  },
  layout: {
    kind: 'reference',
    to: 'layout',
    required: true,
    copied: true,
    tabled: true,
    label: 'field.layout',
    about: 'The id of its layout.',
  },
  area_total: {
    kind: 'area',
    own: true,
    copied: true,
    tabled: true,
    label: 'field.area_total',
    about: 'Its own total area, if it differs from the layout’s.',
  },
  area_living: { kind: 'area', own: true, copied: true, label: 'field.area_living', about: 'Its own living area.' },
  area_kitchen: { kind: 'area', own: true, copied: true, label: 'field.area_kitchen', about: 'Its own kitchen area.' },
  status: {
    kind: 'reference',
    to: 'status',
    required: true,
    patched: true,
    owner: 'feed',
    duty: 'sell',
    liveOnly: true,
    tabled: true,
    label: 'field.status',
    about: 'The id of its status.',
  },
  promoactions: {
    kind: 'references',
    to: 'promoaction',
    most: 50,
    initial: [],
    patched: true,
    owner: 'feed',
    tabled: true,
    label: 'field.promotion',
    about: 'The ids of its discounts.',
  },
  tags: {
    kind: 'references',
    to: 'tag',
    most: 50,
    initial: [],
    patched: true,
    owner: 'feed',
    tabled: true,
    label: 'common.tags',
    about: 'The ids of its tags.',
  },
  price: {
    kind: 'amount',
    patched: true,
    owner: 'feed',
    tabled: true,
    label: 'field.price',
    absent: 'price.on_request',
    about: 'The price before discounts; without one the price is on request.',
  },
  extra_price: {
    kind: 'amount',
    patched: true,
    owner: 'feed',
    tabled: true,
    label: 'field.extra_price',
    about: 'A second price; `extra_price_label` of the project names it.',
  },
  position: {
    kind: 'whole',
    least: 1,
    most: 10_000,
    copied: true,
    label: 'publish.field.position',
    about: 'Its column on the storey, from 1.',
  },
  span: { kind: 'nested', copied: true, label: 'publish.field.position', about: 'Its size in the grid.' },
  renovation: {
    kind: 'choice',
    options: RENOVATIONS,
    words: 'renovation',
    shown: true,
    patched: true,
    owner: 'feed',
    copied: true,
    label: 'field.renovation',
    about: 'Its finish.',
  },
  window_view: {
    kind: 'choice',
    options: WINDOW_VIEWS,
    words: 'window_view',
    shown: true,
    patched: true,
    owner: 'feed',
    copied: true,
    label: 'field.window_view',
    about: 'What its windows look at.',
  },
  ceiling_height: {
    kind: 'length',
    most: 100,
    own: true,
    patched: true,
    owner: 'feed',
    copied: true,
    tabled: true,
    label: 'field.ceiling_height',
    about: 'Its own ceiling height, if it differs from the layout’s.',
  },
  gallery: { kind: 'nested', label: 'info.gallery', about: 'Pictures of the unit.' },
  tour: {
    kind: 'nested',
    to: 'panorama',
    label: 'control.tour',
    about: 'A tour of the unit; by default that of the layout.',
  },
  video: { kind: 'nested', label: 'control.video', about: 'A film about the unit; by default that of the layout.' },
  published: { kind: 'flag', initial: true, label: 'publish.field.published', about: 'Whether visitors see it.' },
} as const satisfies Fields

/** The fields of a layout. */
export const LAYOUT_FIELDS = {
  type: {
    kind: 'choice',
    options: LAYOUT_TYPES,
    words: 'kind',
    required: true,
    shown: true,
    label: 'field.type',
    about: 'The type of unit.',
  },
  label: {
    kind: 'word',
    most: 50,
    initial: '',
    shown: true,
    label: 'units.column.rooms',
    about: 'The number of rooms, or studio.',
  },
  area_total: {
    kind: 'area',
    required: true,
    shown: true,
    label: 'field.area_total',
    about: 'The total area, in the unit of the project.',
  },
  area_living: { kind: 'area', shown: true, label: 'field.area_living', about: 'The area of living rooms.' },
  area_kitchen: { kind: 'area', shown: true, label: 'field.area_kitchen', about: 'The area of the kitchen.' },
  bathrooms: {
    kind: 'whole',
    least: 0,
    most: 100,
    shown: true,
    label: 'field.bathrooms',
    about: 'The number of bathrooms.',
  },
  balconies: {
    kind: 'whole',
    least: 0,
    most: 100,
    shown: true,
    label: 'field.balconies',
    about: 'The number of balconies.',
  },
  ceiling_height: {
    kind: 'length',
    most: 100,
    shown: true,
    label: 'field.ceiling_height',
    about: 'The height of its ceilings in metres, or in feet where areas are in ft².',
  },
  euro_layout: {
    kind: 'flag',
    shown: true,
    tabled: true,
    label: 'field.euro_layout',
    about: 'Whether the kitchen and the living room are one room.',
  },
  plan: { kind: 'file', label: 'publish.field.plan', about: 'The drawing of the layout.' },
  plan_levels: {
    kind: 'nested',
    label: 'publish.field.plan',
    about: 'A drawing for each level, from the lowest up.',
  },
  tour: { kind: 'nested', to: 'panorama', label: 'control.tour', about: 'A tour through it.' },
  video: { kind: 'nested', label: 'control.video', about: 'A film about it.' },
} as const satisfies Fields

/** A field of a unit that names several entities. */
export type MarksField = NamesWith<typeof INSTANCE_FIELDS, { readonly kind: 'references' }>

/** The fields of a unit that name several entities. */
export const MARKS_FIELDS = namesOf(INSTANCE_FIELDS, ({ kind }) => kind === 'references') as readonly MarksField[]

/** A field of a unit that PATCH changes. */
export type PatchedField = NamesWith<typeof INSTANCE_FIELDS, { readonly patched: true }>

/** The fields of a unit that PATCH changes, as the API lists them. */
export const PATCHED_FIELDS = byKind(namesOf(INSTANCE_FIELDS, ({ patched }) => patched === true) as PatchedField[])

/** A column of a unit that PATCH changes. */
export type PatchedColumn = keyof ColumnsOf<Pick<typeof INSTANCE_FIELDS, PatchedField>>

/** The columns of a unit that PATCH changes. */
export const PATCHED_COLUMNS = PATCHED_FIELDS.map(patchedColumn)

/** The column of a field that PATCH changes. */
export function patchedColumn(name: PatchedField): PatchedColumn {
  return columnOf(name, INSTANCE_FIELDS[name]) as PatchedColumn
}

/** A field of a unit that a feed can own. */
export type OwnedField = NamesWith<typeof INSTANCE_FIELDS, { readonly owner: 'feed' }>

/** The fields of a unit that a feed can own, as the API lists them. */
export const OWNED_FIELDS = byKind(namesOf(INSTANCE_FIELDS, ({ owner }) => owner === 'feed') as OwnedField[])

/** The field of a unit that a column or a field is called, if a feed can own it: the history names columns. */
export function ownedFieldOf(name: string): OwnedField | undefined {
  return OWNED_FIELDS.find((field) => field === name || columnOf(field, INSTANCE_FIELDS[field]) === name)
}

/** Sorts fields as the API lists them: amounts, what refers to other entities, then the others. */
function byKind<Name extends keyof typeof INSTANCE_FIELDS>(names: readonly Name[]): readonly Name[] {
  const first: readonly string[] = ['amount', 'reference', 'references']
  const placeOf = (name: Name) => {
    const place = first.indexOf(INSTANCE_FIELDS[name].kind)
    return place < 0 ? first.length : place
  }
  return names.toSorted((one, other) => placeOf(one) - placeOf(other))
}
