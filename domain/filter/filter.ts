import type { LayoutType } from '#domain/layout/layout.ts'

/** An interval with optional ends, both included. */
export interface Range {
  readonly from: number | null
  readonly to: number | null
}

/** The least and the largest of some numbers. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** A visitor's filter. An empty list or a null range sets no limit. */
export interface Filter {
  readonly types: readonly LayoutType[]
  /** Room labels, any of them. */
  readonly rooms: readonly string[]
  readonly area: Range | null
  readonly price: Range | null
  /** Estate ids, any of them. */
  readonly estates: readonly number[]
  /** Storey numbers. */
  readonly storey: Range | null
  /** Tag ids. A unit needs all of them. */
  readonly tags: readonly number[]
  /** Promoaction ids, any of them. */
  readonly promoactions: readonly number[]
  /** The lock button: only free units. */
  readonly only_free: boolean
}

/** Criteria in the order of their bits in a `Failures` entry. */
export const CRITERIA = [
  'types',
  'rooms',
  'area',
  'price',
  'estates',
  'storey',
  'tags',
  'promoactions',
  'only_free',
] as const satisfies readonly (keyof Filter)[]

/** One criterion of a filter. */
export type Criterion = (typeof CRITERIA)[number]

/** A filter that every unit matches. */
export const EMPTY_FILTER: Filter = {
  types: [],
  rooms: [],
  area: null,
  price: null,
  estates: [],
  storey: null,
  tags: [],
  promoactions: [],
  only_free: false,
}

/** The criteria that are set, for chips and their count. */
export function activeCriteria(filter: Filter): readonly Criterion[] {
  return CRITERIA.filter((criterion) => {
    const value = filter[criterion]
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  })
}
