import { KINDS, type Kind, kindOf } from '#domain/kind/kind.ts'
import type { KindTotal } from '#domain/kind/kind-totals.ts'
import { compareLabels } from '#domain/layout/layout.ts'
import { isFree } from './availability.ts'
import type { Chess, FreeTotals, Instance, LabelTotal } from './chess.ts'
import { count, countBy } from './count.ts'

/** The free units and their lowest price after promotions: in total, by room label and by kind. */
export function totalsOfInstances(instances: readonly Instance[]): FreeTotals {
  const free = instances.filter(isFree)
  const { free: free_count, from: min_price } = count(free)
  return { free_count, min_price, free_by_label: labelTotals(free), free_by_kind: kindTotals(free) }
}

/** The free units by room label. Parking and storage have no room label. */
export function labelTotals(instances: readonly Instance[]): readonly LabelTotal[] {
  const counts = countBy(instances.filter(isFree), ({ layout }) => layout.label || undefined)
  return Array.from(counts, ([label, { free, from }]) => ({ label, count: free, min_price: from })).sort(byLabel)
}

/** The free units by kind. */
export function kindTotals(instances: readonly Instance[]): readonly KindTotal[] {
  const counts = countBy(instances.filter(isFree), ({ layout }) => kindOf(layout.type))
  return Array.from(counts, ([kind, { free, from }]) => ({ kind, count: free, min_price: from })).sort(byKind)
}

/** Adds up the totals of storeys to those of their section, and of sections to those of their estate. */
export function combine(parts: readonly FreeTotals[]): FreeTotals {
  const sums = emptySums()
  for (const part of parts) {
    add(sums, part.free_count, part.min_price)
    for (const { label, count: more, min_price } of part.free_by_label) addTo(sums.byLabel, label, more, min_price)
    for (const { kind, count: more, min_price } of part.free_by_kind) addTo(sums.byKind, kind, more, min_price)
  }
  return totalsFrom(sums)
}

/** Whether no unit of the catalogue is free. The catalogue then shows "No available premises". */
export function hasNothingFree(chess: Pick<Chess, 'estates'>): boolean {
  return chess.estates.every((estate) => estate.free_count === 0)
}

/** A count and a lowest price, while they are summed up. */
interface Sum {
  count: number
  min_price: number | null
}

/** Totals, while they are summed up. */
interface Sums extends Sum {
  readonly byLabel: Map<string, Sum>
  readonly byKind: Map<Kind, Sum>
}

function emptySums(): Sums {
  return { count: 0, min_price: null, byLabel: new Map(), byKind: new Map() }
}

function add(sum: Sum, more: number, price: number | null): void {
  sum.count += more
  if (price !== null && (sum.min_price === null || price < sum.min_price)) sum.min_price = price
}

function addTo<Key>(sums: Map<Key, Sum>, key: Key, more: number, price: number | null): void {
  const sum = sums.get(key) ?? { count: 0, min_price: null }
  sums.set(key, sum)
  add(sum, more, price)
}

function totalsFrom({ count: free_count, min_price, byLabel: labels, byKind: kinds }: Sums): FreeTotals {
  const free_by_label = Array.from(labels, ([label, sum]) => ({ label, ...sum }))
  const free_by_kind = Array.from(kinds, ([kind, sum]) => ({ kind, ...sum }))
  return {
    free_count,
    min_price,
    free_by_label: free_by_label.sort(byLabel),
    free_by_kind: free_by_kind.sort(byKind),
  }
}

function byLabel(a: LabelTotal, b: LabelTotal): number {
  return compareLabels(a.label, b.label)
}

function byKind(a: KindTotal, b: KindTotal): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)
}
