import * as z from 'zod'
import type { NamedUnit } from '#contract/named-units.ts'

/** What of a unit stands in the field of a CRM: our id, or the own id of the import file. */
export const unitFieldValue = z.enum(['id', 'external_id'])
/** What of a unit stands in the field of a CRM. */
export type UnitFieldValue = z.infer<typeof unitFieldValue>

/** A unit by both ids; the own one is unknown of a unit that is gone. */
export interface UnitIds {
  readonly id: number
  readonly external_id: string | null
}

/** What to write into the field of a CRM for a unit; the id unless the own one is asked for. */
export function valueOfUnit(by: UnitFieldValue | undefined, { id, external_id }: UnitIds): string {
  return by === 'external_id' && external_id !== null ? external_id : String(id)
}

/** Units by both ids, in their order. */
export function idsOf(units: readonly number[], names: ReadonlyMap<number, NamedUnit>): readonly UnitIds[] {
  return units.map((id) => ({ id, external_id: names.get(id)?.external_id ?? null }))
}
