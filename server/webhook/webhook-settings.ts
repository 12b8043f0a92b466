import * as z from 'zod'

/** A webhook needs only its address and secret. Any setting is a mistake. */
export const webhookSettings = z.strictObject({})
