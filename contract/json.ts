import * as z from 'zod'

/** Any JSON value. One schema with a name, so that the API description has it once. */
export const json = z.json().meta({ id: 'Json' })
