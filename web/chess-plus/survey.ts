import type { ChessPlusMode } from '#domain/address/query.ts'
import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { type HeatScale, heatScale, heatStep } from '#domain/heat/heat-scale.ts'
import { asksForAll } from '#domain/kind/effective-filter.ts'
import { typesOf } from '#domain/kind/kind.ts'
import { leadingKind } from '#domain/kind/leading-kind.ts'
import type { LayoutType } from '#domain/layout/layout.ts'

/** What the map compares: the mode, the units and the scale. */
export interface Survey {
  readonly mode: ChessPlusMode
  /** All units on the map. */
  readonly instances: readonly Instance[]
  /** The types on the scale. With parking spaces on it, every flat would look expensive. */
  readonly types: readonly LayoutType[]
  /** Null by rooms, and if no free unit has a value. */
  readonly scale: HeatScale | null
}

/**
 * Surveys the units in a mode. Compares the types of the filter, else the leading kind of these units. Ignores the rest
 * of the filter, so that a colour keeps its meaning while the visitor narrows the filter.
 */
export function surveyOf(
  instances: readonly Instance[],
  mode: ChessPlusMode,
  askedTypes: readonly LayoutType[],
): Survey {
  const types = comparedTypes(instances, askedTypes)
  const values: number[] = []
  for (const instance of instances) {
    const value = types.includes(instance.layout.type) ? valueIn(mode, instance) : null
    if (value !== null) values.push(value)
  }
  return { mode, instances, types, scale: heatScale(Float64Array.from(values).sort()) }
}

/** The value of a unit in a mode; null by rooms, for a unit that is not free, and without a price. */
export function valueIn(mode: ChessPlusMode, instance: Instance): number | null {
  if (mode === 'rooms' || !isFree(instance)) return null
  if (mode === 'area') return instance.layout.area_total
  return mode === 'price' ? instance.price : instance.price_m2
}

/** The step of a unit on the scale; null if it is not on the scale. */
export function stepIn({ mode, types, scale }: Survey, instance: Instance): number | null {
  const value = valueIn(mode, instance)
  if (value === null || scale === null || !types.includes(instance.layout.type)) return null
  return heatStep(scale, value)
}

/** The types of the filter. If it has none or all, the leading kind: kinds are compared only if the visitor selects them. */
function comparedTypes(instances: readonly Instance[], asked: readonly LayoutType[]): readonly LayoutType[] {
  if (asked.length > 0 && !asksForAll({ types: asked })) return asked
  const leading = leadingKind(instances)
  return leading ? typesOf(leading) : []
}
