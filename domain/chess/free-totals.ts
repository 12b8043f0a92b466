import { KINDS, kindOf } from '#domain/kind/kind.ts'
import type { KindTotal } from '#domain/kind/kind-totals.ts'
import { compareLabels } from '#domain/layout/layout.ts'
import type { Chess, FreeTotals, Instance, LabelTotal } from './chess.ts'
import { count, groupUnits } from './count.ts'

/** The free units and their lowest price after promotions: in total, by room label and by kind. */
export function totalsOfInstances(instances: readonly Instance[]): FreeTotals {
  const { free: free_count, from: min_price } = count(instances)
  return { free_count, min_price, free_by_label: labelTotals(instances), free_by_kind: kindTotals(instances) }
}

/** The free units by room label. Parking and storage have no room label. */
export function labelTotals(instances: readonly Instance[]): readonly LabelTotal[] {
  return countsBy(instances, ({ layout }) => layout.label)
    .filter(([label]) => label !== '')
    .map(([label, { free, from }]) => ({ label, count: free, min_price: from }))
    .sort((a, b) => compareLabels(a.label, b.label))
}

/** The free units by kind. */
export function kindTotals(instances: readonly Instance[]): readonly KindTotal[] {
  return countsBy(instances, ({ layout }) => kindOf(layout.type))
    .map(([kind, { free, all, from }]) => ({ kind, count: free, all, min_price: from }))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
}

/** Whether no unit of the catalogue is free. The catalogue then shows "No available premises". */
export function hasNothingFree(chess: Pick<Chess, 'estates'>): boolean {
  return chess.estates.every((estate) => estate.free_count === 0)
}

/** The counts of the groups in which something is free. */
function countsBy<Key>(instances: readonly Instance[], keyOf: (instance: Instance) => Key) {
  return Array.from(groupUnits(instances, keyOf), ([key, units]) => [key, count(units)] as const).filter(
    ([, { free }]) => free > 0,
  )
}
