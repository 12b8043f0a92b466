import * as z from 'zod'
import { type UnitIds, unitFieldValue, valueOfUnit } from '#server/crm/unit-value.ts'

/** Settings of a Bitrix24 integration. Its address is `https://{portal}/rest/{user}`, its secret the webhook's code. */
export const bitrix24Settings = z
  .strictObject({
    /** Leads (1) or, for portals without them, deals (2) with a contact. */
    entity_type_id: z.union([z.literal(1), z.literal(2)]).default(1),
    /** The pipeline of deals. */
    category_id: z.int().min(0),
    stage_id: z.string().min(1),
    assigned_by_id: z.int().min(1),
    source_id: z.string().min(1),
    /** The custom field for the ids of units, as `ufCrm_1700000000` or `UF_CRM_1700000000`. */
    unit_field: z.string().regex(/^(ufCrm|UF_CRM_)\w{1,90}$/),
    /** The field holds a list; otherwise the ids are one text, separated by commas. */
    unit_field_multiple: z.boolean().default(false),
    /** The field holds one value: a new unit replaces the previous one. */
    unit_field_single: z.boolean().default(false),
    unit_field_value: unitFieldValue.default('id'),
  })
  .partial({ category_id: true, stage_id: true, assigned_by_id: true, source_id: true, unit_field: true })
  .refine(({ unit_field_multiple, unit_field_single }) => !(unit_field_multiple && unit_field_single), {
    path: ['unit_field_single'],
    error: 'cannot be combined with unit_field_multiple',
  })

export type Bitrix24Settings = z.infer<typeof bitrix24Settings>

/** The custom field with its value for these units; empty if no field is configured. */
export function unitFields(settings: Bitrix24Settings, units: readonly UnitIds[]): object {
  const { unit_field, unit_field_multiple, unit_field_value } = settings
  if (unit_field === undefined) return {}
  const values = units.map((unit) => valueOfUnit(unit_field_value, unit))
  return { [unit_field]: unit_field_multiple ? values : values.join(', ') }
}

/** Bitrix24 has two spellings of custom field names and needs a flag for the older one. */
export function fieldNames({ unit_field }: Bitrix24Settings): object {
  return unit_field?.startsWith('UF_') ? { useOriginalUfNames: 'Y' } : {}
}
