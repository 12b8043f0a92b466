import * as z from 'zod'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#domain/language/language.ts'
import { readWhole } from './id.ts'

/** One of the 14 codes. */
export const languageCode = z.enum(LANGUAGE_CODES).meta({ id: 'LanguageCode' })

/** The id of one of the 14 languages. */
const languageId = z.int().min(1).max(LANGUAGES.length).meta({ id: 'LanguageId' })

/** A language id in a header. */
export const languageIdText = z.preprocess(readWhole, languageId)

/** A language in the token response; `name` is its code. */
export const language = z.object({ id: languageId, name: languageCode, is_rtl: z.boolean() }).meta({ id: 'Language' })
/** A language in the token response. */
export type LanguageData = z.infer<typeof language>

/** A text in several languages. Visitors see one of them. */
export const localisedText = z
  .partialRecord(languageCode, z.string().max(100_000))
  .meta({ id: 'LocalisedText' }) satisfies z.ZodType<LocalisedText>
