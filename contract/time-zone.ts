import * as z from 'zod'
import { isTimeZone } from '#domain/project/time-zone.ts'

/** The IANA name of a time zone. */
export const timeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, 'Has to be the name of a time zone such as "Europe/Podgorica"')
