import * as z from 'zod'
import { languageCode, languageIdText } from './language.ts'

// No token is longer. A shorter unknown token is looked up and gets token_not_found.
const MAX_TOKEN = 200

const token = z.string().min(1).max(MAX_TOKEN)

/** The query of every public call. `lang` is for clients that can't send headers; it overrides the header. */
export const callQuery = z.object({
  first_token: token,
  second_token: token.optional(),
  lang: languageCode.optional(),
})

/** The headers of every public call, in lower case, as servers receive them. */
export const callHeaders = z.object({
  'x-accept-language': languageIdText.optional(),
  'x-crm': z.string().max(4096).optional(),
})

/** The header of a call whose response has an ETag. */
export const cacheHeaders = z.object({ 'if-none-match': z.string().optional() })
