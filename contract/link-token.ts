import * as z from 'zod'
import { canBeToken, TOKEN_LETTERS } from '#domain/address/reserved.ts'

/** A new first or second token: safe in a path, and without another meaning in an address. */
export const linkToken = z
  .string()
  .regex(TOKEN_LETTERS, 'Has to be 1 to 64 letters of a to z, digits, - and _')
  .refine(canBeToken, 'Has to be another word: this one is an address of the server itself')
  .meta({ id: 'LinkToken' })
