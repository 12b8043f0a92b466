import * as z from 'zod'

/** A webhook needs nothing besides its address and secret; a setting that does nothing is a mistake. */
export const webhookSettings = z.strictObject({})
