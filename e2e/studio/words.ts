import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LanguageCode } from '#domain/language/language.ts'
import { compileMessages } from '#i18n/compile-messages.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { createTranslator, type TranslatorOf } from '#i18n/translator.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../i18n/locales/studio')

/** Says a message of the Studio. */
export type Words = TranslatorOf<StudioKey>['t']

/** The words of the Studio in a language, as its screens say them. */
export function wordsIn(lang: LanguageCode): TranslatorOf<StudioKey> {
  const texts: Record<StudioKey, string> = JSON.parse(readFileSync(path.join(FOLDER, `${lang}.json`), 'utf8'))
  return createTranslator(lang, compileMessages(texts))
}
