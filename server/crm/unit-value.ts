import * as z from 'zod'
import type { NamedInstance } from '#contract/named-instances.ts'

/** Which id of a unit to write into the CRM's field: ours, or the external id of the import file. */
export const unitFieldValue = z.enum(['id', 'external_id'])
/** Which id of a unit to write into the CRM's field. */
type UnitFieldValue = z.infer<typeof unitFieldValue>

/** Both ids of a unit; the external id is null if the unit no longer exists. */
export interface UnitIds {
  readonly id: number
  readonly external_id: string | null
}

/** The text to write into the CRM's field for a unit: our id unless the external id is configured. */
export function valueOfUnit(by: UnitFieldValue | undefined, { id, external_id }: UnitIds): string {
  return by === 'external_id' && external_id !== null ? external_id : String(id)
}

/** Both ids of each unit, in the given order. */
export function idsOf(units: readonly number[], names: ReadonlyMap<number, NamedInstance>): readonly UnitIds[] {
  return units.map((id) => ({ id, external_id: names.get(id)?.external_id ?? null }))
}
