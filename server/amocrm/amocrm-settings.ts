import * as z from 'zod'
import { unitFieldValue } from '#server/crm/unit-value.ts'

const fieldId = z.int().min(1)

/** What an integration with amoCRM (Kommo) may set; its address is `https://{account}.amocrm.ru` and its secret a token. */
export const amocrmSettings = z
  .strictObject({
    pipeline_id: fieldId,
    /** Without it leads come in as unsorted, with the form that they are from. */
    status_id: fieldId,
    responsible_user_id: fieldId,
    /** The text field for the ids of units, parted by commas. */
    unit_field_id: fieldId,
    /** The field holds one value: the newest unit replaces the one before. */
    unit_field_single: z.boolean(),
    unit_field_value: unitFieldValue,
    /** A text field for our own id of the request; without it a short mark stands at the end of the lead's name. */
    origin_field_id: fieldId,
  })
  .partial()

/** The settings of an integration with amoCRM, read. */
export type AmocrmSettings = z.infer<typeof amocrmSettings>
