import * as z from 'zod'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#domain/language/language.ts'
import { readWhole } from './id.ts'

/** One of the 14 codes (spec 2). */
export const languageCode = z.enum(LANGUAGE_CODES).meta({ id: 'LanguageCode' })

/** The id of one of the 14 languages (design 5). */
export const languageId = z.int().min(1).max(LANGUAGES.length).meta({ id: 'LanguageId' })

/** A language id as a header writes it. */
export const languageIdText = z.preprocess(readWhole, languageId)

/** A language as the token answer names it: `name` is its code (spec 3). */
export const language = z.object({ id: languageId, name: languageCode, is_rtl: z.boolean() }).meta({ id: 'Language' })
/** A language as the token answer names it. */
export type LanguageData = z.infer<typeof language>

/** A text of a catalogue in several languages; readers get one of them (design 5). */
export const localisedText = z
  .partialRecord(languageCode, z.string().max(100_000))
  .meta({ id: 'LocalisedText' }) satisfies z.ZodType<LocalisedText>
