import { KINDS, type Kind, kindOf } from '#domain/kind/kind.ts'
import { compareLabels } from '#domain/layout/layout.ts'
import { isFree } from './availability.ts'
import type { Chess, FreeTotals, Instance } from './chess.ts'

/** Counts the free units and finds their lowest price after promotions: in total, by room label and by kind. */
export function totalsOfInstances(instances: readonly Instance[]): FreeTotals {
  const sums = emptySums()
  for (const instance of instances) {
    if (!isFree(instance)) continue
    const { price, layout } = instance
    add(sums, 1, price)
    // Parking and storage have no room label.
    if (layout.label !== '') addTo(sums.byLabel, layout.label, 1, price)
    addTo(sums.byKind, kindOf(layout.type), 1, price)
  }
  return totalsFrom(sums)
}

/** Adds up the totals of storeys to those of their section, and of sections to those of their estate. */
export function combine(parts: readonly FreeTotals[]): FreeTotals {
  const sums = emptySums()
  for (const part of parts) {
    add(sums, part.free_count, part.min_price)
    for (const { label, count, min_price } of part.free_by_label) addTo(sums.byLabel, label, count, min_price)
    for (const { kind, count, min_price } of part.free_by_kind) addTo(sums.byKind, kind, count, min_price)
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

function add(sum: Sum, count: number, price: number | null): void {
  sum.count += count
  if (price !== null && (sum.min_price === null || price < sum.min_price)) sum.min_price = price
}

function addTo<Key>(sums: Map<Key, Sum>, key: Key, count: number, price: number | null): void {
  const sum = sums.get(key) ?? { count: 0, min_price: null }
  sums.set(key, sum)
  add(sum, count, price)
}

function totalsFrom({ count, min_price, byLabel, byKind }: Sums): FreeTotals {
  const free_by_label = Array.from(byLabel, ([label, sum]) => ({ label, ...sum }))
  const free_by_kind = Array.from(byKind, ([kind, sum]) => ({ kind, ...sum }))
  return {
    free_count: count,
    min_price,
    free_by_label: free_by_label.sort((a, b) => compareLabels(a.label, b.label)),
    free_by_kind: free_by_kind.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
  }
}
