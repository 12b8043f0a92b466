import type { Instance } from '#domain/chess/chess.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { CRITERIA, type Criterion, type Filter, type Range } from './filter.ts'
import type { InstanceIndex } from './instance-index.ts'

/**
 * The criteria that each row fails, one bit per criterion. One pass serves every view: 0 is a match, and a single bit is a
 * unit that would match without that criterion.
 */
export type Failures = Uint16Array

/** Checks every unit against a filter. */
export function evaluate(index: InstanceIndex, filter: Filter): Failures {
  const failures = new Uint16Array(index.instances.length)
  failOutside(failures, 'types', index.type, allowed(LAYOUT_TYPES, filter.types))
  failOutside(failures, 'rooms', index.label, allowed(index.labels, filter.rooms))
  failOutside(failures, 'estates', index.estate, allowed(index.estateIds, filter.estates))
  failOutsideRange(failures, 'area', index.area, filter.area)
  failOutsideRange(failures, 'price', index.price, filter.price)
  failOutsideRange(failures, 'storey', index.storey, filter.storey)
  failTags(failures, index, filter.tags)
  failPromoactions(failures, index, filter.promoactions)
  if (filter.only_free) failOutside(failures, 'only_free', index.free, Uint8Array.of(0, 1))
  return failures
}

/** The units that meet every criterion. */
export function matchesIn({ instances }: InstanceIndex, failures: Failures): readonly Instance[] {
  return instances.filter(({ row }) => failures[row] === 0)
}

/** For an empty result: how many units would match without each single criterion, the most first. */
export function relaxations(failures: Failures): readonly { criterion: Criterion; count: number }[] {
  return CRITERIA.map((criterion) => {
    const bit = bitOf(criterion)
    let count = 0
    for (const failed of failures) if (failed === bit) count++
    return { criterion, count }
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** The bit of a criterion in a row of failures. */
export function bitOf(criterion: Criterion): number {
  return 1 << CRITERIA.indexOf(criterion)
}

/** Marks the wanted positions of `values`; null if the filter names none. */
function allowed<T>(values: readonly T[], wanted: readonly T[]): Uint8Array | null {
  return wanted.length === 0 ? null : Uint8Array.from(values, (value) => (wanted.includes(value) ? 1 : 0))
}

function failOutside(
  failures: Failures,
  criterion: Criterion,
  column: Uint8Array | Uint16Array,
  allowedValues: Uint8Array | null,
): void {
  if (!allowedValues) return
  const bit = bitOf(criterion)
  for (let row = 0; row < failures.length; row++) {
    if (allowedValues[column[row] as number] !== 1) (failures[row] as number) |= bit
  }
}

function failOutsideRange(failures: Failures, criterion: Criterion, column: Float64Array, range: Range | null): void {
  if (!range || (range.from === null && range.to === null)) return
  const bit = bitOf(criterion)
  const from = range.from ?? Number.NEGATIVE_INFINITY
  const to = range.to ?? Number.POSITIVE_INFINITY
  for (let row = 0; row < failures.length; row++) {
    const value = column[row] as number
    // Written this way so that NaN (no price) fails.
    if (!(value >= from && value <= to)) (failures[row] as number) |= bit
  }
}

function failTags(failures: Failures, { instances }: InstanceIndex, wanted: readonly number[]): void {
  if (wanted.length === 0) return
  const bit = bitOf('tags')
  instances.forEach(({ tags }, row) => {
    if (!wanted.every((id) => tags.some((tag) => tag.id === id))) (failures[row] as number) |= bit
  })
}

/** Promotions of units that are not free are not shown, so they find nothing. */
function failPromoactions(failures: Failures, { instances, free }: InstanceIndex, wanted: readonly number[]): void {
  if (wanted.length === 0) return
  const bit = bitOf('promoactions')
  instances.forEach(({ promoactions }, row) => {
    const isShown = free[row] === 1 && promoactions.some(({ id }) => wanted.includes(id))
    if (!isShown) (failures[row] as number) |= bit
  })
}
