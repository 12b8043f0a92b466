import { isFree } from '#domain/instance/availability.ts'
import { compareLabels } from '#domain/layout/layout.ts'
import type { Chess, FreeTotals, Instance, LabelTotal } from './chess.ts'

/** Counts the free units and their lowest promoted price, in all and by room label (spec 3, 4). */
export function totalsOfInstances(instances: readonly Instance[]): FreeTotals {
  const sum = emptySum()
  for (const instance of instances) {
    if (!isFree(instance)) continue
    const { price, layout } = instance
    add(sum, 1, price)
    // Parking and storage have no rooms to count by.
    if (layout.label !== '') addLabel(sum, layout.label, 1, price)
  }
  return totalsFrom(sum)
}

/** Adds up the totals of storeys to those of their section, and of sections to those of their estate. */
export function combine(parts: readonly FreeTotals[]): FreeTotals {
  const sum = emptySum()
  for (const part of parts) {
    add(sum, part.free_count, part.min_price)
    for (const { label, count, min_price } of part.free_by_label) addLabel(sum, label, count, min_price)
  }
  return totalsFrom(sum)
}

/** Nothing in the whole catalogue is free: it says "No available premises" (design 4). */
export function hasNothingFree(chess: Pick<Chess, 'estates'>): boolean {
  return chess.estates.every((estate) => estate.free_count === 0)
}

/** Totals while they grow. */
interface Sum {
  count: number
  minPrice: number | null
  readonly byLabel: Map<string, { count: number; minPrice: number | null }>
}

function emptySum(): Sum {
  return { count: 0, minPrice: null, byLabel: new Map() }
}

function add(sum: Pick<Sum, 'count' | 'minPrice'>, count: number, price: number | null): void {
  sum.count += count
  if (price !== null && (sum.minPrice === null || price < sum.minPrice)) sum.minPrice = price
}

function addLabel({ byLabel }: Sum, label: string, count: number, price: number | null): void {
  let sum = byLabel.get(label)
  if (!sum) {
    sum = { count: 0, minPrice: null }
    byLabel.set(label, sum)
  }
  add(sum, count, price)
}

function totalsFrom({ count, minPrice, byLabel }: Sum): FreeTotals {
  const free_by_label: LabelTotal[] = []
  for (const [label, sum] of byLabel) free_by_label.push({ label, count: sum.count, min_price: sum.minPrice })
  free_by_label.sort((a, b) => compareLabels(a.label, b.label))
  return { free_count: count, min_price: minPrice, free_by_label }
}
