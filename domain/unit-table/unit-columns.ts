import { countStoreys } from '#domain/chess/storey-count.ts'
import type { FieldName } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { BOOK } from '#domain/field/book.ts'
import type { NamesWith } from '#domain/field/field.ts'
import { pricePerArea } from '#domain/price/price-per-area.ts'
import type { UnitFacts } from './unit-facts.ts'

/** The kinds of entities whose fields are columns. */
type ColumnEntity = 'instance' | 'layout' | 'estate'

/** A column: how it looks, and how its values are read from text, said and limited. */
export interface ColumnTraits {
  readonly kind:
    | 'word'
    | 'whole'
    | 'length'
    | 'area'
    | 'amount'
    | 'flag'
    | 'reference'
    | 'references'
    | 'rooms'
    | 'until'
  /** The field that it shows and edits. Without one it is derived. */
  readonly field?: string
  /** Whose field it is; by default that of the unit. */
  readonly of?: ColumnEntity
  /** The limits of its values. */
  readonly least?: number
  readonly most?: number
  /** The message of its heading. */
  readonly title: string
  /** The message that names it in filters and sentences, if it is shorter. */
  readonly name?: string
  /** How wide it is at least, in pixels. */
  readonly width: number
  /** Whether it is hidden at first. */
  readonly hidden?: true
}

/** The columns of the table of units in their first order. */
export const COLUMNS = {
  number: { kind: 'word', field: 'number', least: 1, most: 50, title: 'units.column.number', width: 76 },
  estate: { kind: 'reference', title: 'field.estate', width: 120, hidden: true },
  section: { kind: 'reference', title: 'field.section', width: 90, hidden: true },
  storey: { kind: 'whole', title: 'field.storey', width: 66 },
  storeys_total: {
    kind: 'whole',
    field: 'storeys_total',
    of: 'estate',
    least: 1,
    most: 1000,
    title: 'field.storeys_total',
    width: 84,
    hidden: true,
  },
  layout: { kind: 'reference', field: 'layout', title: 'field.layout', width: 74 },
  rooms: { kind: 'rooms', title: 'units.column.rooms', width: 78 },
  euro_layout: {
    kind: 'flag',
    field: 'euro_layout',
    of: 'layout',
    title: 'field.euro_layout',
    width: 96,
    hidden: true,
  },
  area: { kind: 'area', field: 'area_total', title: 'units.column.area', name: 'filter.area', width: 82 },
  ceiling_height: {
    kind: 'length',
    field: 'ceiling_height',
    most: 100,
    title: 'field.ceiling_height',
    width: 96,
    hidden: true,
  },
  price: { kind: 'amount', field: 'price', title: 'units.column.price', name: 'field.price', width: 108 },
  extra_price: {
    kind: 'amount',
    field: 'extra_price',
    title: 'units.column.extra_price',
    name: 'field.extra_price',
    width: 108,
    hidden: true,
  },
  per_area: { kind: 'amount', title: 'units.column.per_area', width: 84 },
  status: { kind: 'reference', field: 'status', title: 'field.status', width: 132 },
  held: { kind: 'until', title: 'units.column.held', width: 136 },
  tags: { kind: 'references', field: 'tags', title: 'common.tags', width: 262 },
  promoactions: { kind: 'references', field: 'promoactions', title: 'filter.promotions', width: 180 },
} as const satisfies Readonly<Record<string, ColumnTraits>>

type Columns = typeof COLUMNS

/** A column of the table of units. */
export type UnitColumn = keyof Columns

/** What a column and its field have to agree in. */
type Typed<Each> = Each extends { readonly kind: 'word' | 'whole' | 'length' }
  ? { [Trait in Extract<keyof Each, 'kind' | 'least' | 'most'>]: Each[Trait] }
  : Each extends { readonly kind: infer Kind }
    ? { kind: Kind }
    : never

/** What the book says about the fields of an entity that are columns. */
type InBook<Of extends ColumnEntity> = {
  [Name in NamesWith<(typeof BOOK)[Of], { readonly tabled: true }>]: Typed<(typeof BOOK)[Of][Name]>
}

type FieldIn<Each, Of> = Each extends { readonly field: infer Field extends string }
  ? Each extends { readonly of: infer Own }
    ? Own extends Of
      ? Field
      : never
    : Of extends 'instance'
      ? Field
      : never
  : never

/** What the columns say about them. */
type InTable<Of extends ColumnEntity> = {
  [Column in UnitColumn as FieldIn<Columns[Column], Of>]: Typed<Columns[Column]>
}

type Agree<Of extends ColumnEntity> = [InBook<Of>, InTable<Of>] extends [InTable<Of>, InBook<Of>] ? true : never

// Spelled out, so that the first screens of the Studio load without the book. Does not compile where it differs from the
// book, or lacks a column.
true satisfies Agree<'instance'>
true satisfies Agree<'layout'>
true satisfies Agree<'estate'>

/** All columns in their first order. */
export const UNIT_COLUMNS = Object.keys(COLUMNS) as readonly UnitColumn[]

/** What is known about a column. */
export function columnTraits(column: UnitColumn): ColumnTraits {
  return COLUMNS[column]
}

/** The columns that are shown at first. Second prices are only where the units of a project have them. */
export const FIRST_COLUMNS: readonly UnitColumn[] = UNIT_COLUMNS.filter((column) => !columnTraits(column).hidden)

/** The field that a cell shows; null if it is derived, or if the unit has no layout. `status` is changed live. */
export function shownField(unit: UnitFacts, column: UnitColumn): FieldName | null {
  const { field, of: kind = 'instance' } = columnTraits(column)
  const entity = kind === 'instance' ? unit : unit[kind]
  return field && entity ? { kind, id: entity.id, field } : null
}

/** The field that an edit of a cell changes. A price for one unit of area sets the price. */
export function editedField(unit: UnitFacts, column: UnitColumn): FieldName | null {
  return shownField(unit, column === 'per_area' ? 'price' : column)
}

/** The field of a unit that a column shows, or changes; undefined if it has none. */
export function unitFieldOf(column: UnitColumn): string | undefined {
  const { field, of } = columnTraits(column === 'per_area' ? 'price' : column)
  return of ? undefined : field
}

/** The value of the field that a column shows: that of the unit, else that of its layout. */
export function columnValue(unit: UnitFacts, column: UnitColumn): Json {
  const { field = '', of = 'instance' } = columnTraits(column)
  const own = (of === 'instance' ? unit : unit[of])?.fields[field]
  return own ?? (of === 'instance' ? unit.layout?.fields[field] : null) ?? null
}

/** Whether the figures of a column have a sum: numbers of storeys have none. */
export function isSummed(column: UnitColumn): boolean {
  const { kind } = columnTraits(column)
  return kind === 'area' || kind === 'amount'
}

/** The marks of a unit that a column shows. */
export function marksOf(column: UnitColumn): 'tags' | 'promoactions' {
  return column === 'tags' ? 'tags' : 'promoactions'
}

/** The figure of a column; null without one. */
export function figureIn(unit: UnitFacts, column: UnitColumn): number | null {
  switch (column) {
    case 'storey':
      return unit.storey.number
    case 'area':
      return unit.area
    case 'price':
      return unit.price
    case 'extra_price':
      return unit.extraPrice
    case 'per_area':
      return unit.perArea
    default: {
      const value = columnValue(unit, column)
      if (typeof value === 'number') return value
      return column === 'storeys_total' ? countStoreys(unit.estate) : null
    }
  }
}

/** A unit with another value in a field that one of its columns shows. */
export function withField(unit: UnitFacts, { kind, field }: FieldName, value: Json): UnitFacts {
  const changed = <Part extends { readonly fields: UnitFacts['fields'] }>(part: Part): Part => ({
    ...part,
    fields: { ...part.fields, [field]: value },
  })
  if (kind === 'estate') return { ...unit, estate: changed(unit.estate) }
  return { ...unit, layout: unit.layout && changed(unit.layout) }
}

/**
 * The price for one unit of area that is edited, in whole units of the currency: that of the written price. Visitors read
 * that of the price after promotions.
 */
export function writtenPerArea({ price, area }: Pick<UnitFacts, 'price' | 'area'>): number | null {
  const exact = pricePerArea(price, area ?? 0)
  return exact === null ? null : Math.round(exact)
}
