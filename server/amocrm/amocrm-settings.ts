import * as z from 'zod'
import { unitFieldValue } from '#server/crm/unit-value.ts'

const fieldId = z.int().min(1)

/** Settings of an amoCRM (Kommo) integration. Its address is `https://{account}.amocrm.ru`, its secret is a token. */
export const amocrmSettings = z
  .strictObject({
    pipeline_id: fieldId,
    /** Without a status, leads arrive as unsorted, with the form they came from. */
    status_id: fieldId,
    responsible_user_id: fieldId,
    /** The text field for the ids of units, separated by commas. */
    unit_field_id: fieldId,
    /** The field holds one value: a new unit replaces the previous one. */
    unit_field_single: z.boolean(),
    unit_field_value: unitFieldValue,
    /** A text field for our id of the request; without it the id is appended to the lead's name. */
    origin_field_id: fieldId,
  })
  .partial()

export type AmocrmSettings = z.infer<typeof amocrmSettings>
