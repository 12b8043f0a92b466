import { isDeepStrictEqual } from 'node:util'
import type { InstanceChange } from '#domain/chess/live-changes.ts'
import { effectiveStatus } from '#domain/hold/effective-status.ts'
import { isPricePublic } from '#domain/instance/public-price.ts'
import { toMajor } from '#domain/price/money.ts'
import type { InstanceValues, LockedInstance, ProjectMarks } from './instance-store.ts'

/** A unit at one moment: its stored values and whether it is held. */
interface UnitState {
  readonly values: InstanceValues
  readonly isHeld: boolean
}

/** What visitors may see of a change of a unit, in the form that pages receive; null if they see no difference. */
export function publicChange(
  { id, project_id }: Pick<LockedInstance, 'id' | 'project_id'>,
  marks: ProjectMarks,
  before: UnitState,
  after: UnitState,
): InstanceChange | null {
  const shown = publicValues(project_id, marks, after)
  return differenceOf(id, publicValues(project_id, marks, before), shown)
}

/** The effective status, and the prices only if they are public: that of a unit that is not free is not. */
function publicValues(projectId: number, marks: ProjectMarks, { values, isHeld }: UnitState): InstanceValues {
  const stored = { id: values.status_id, type: marks.typeOf(values.status_id) }
  const { id, type } = effectiveStatus(stored, isHeld, marks.reservedOf(projectId))
  const shown = { ...values, status_id: id }
  return isPricePublic(type, false) ? shown : { ...shown, price: null, extra_price: null }
}

function differenceOf(id: number, before: InstanceValues, after: InstanceValues): InstanceChange | null {
  const fields = Object.keys(after) as (keyof InstanceValues)[]
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (changed.length === 0) return null
  const { price, extra_price, ...rest } = after
  const shown = { ...rest, price: price && toMajor(price), extra_price: extra_price && toMajor(extra_price) }
  return { id, ...Object.fromEntries(changed.map((field) => [field, shown[field]])) }
}
