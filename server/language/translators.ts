import type { LanguageCode } from '#domain/language/language.ts'
import { compileMessages } from '#i18n/compile-messages.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslator, type TextUse, type Translator } from '#i18n/translator.ts'

/** Returns the translator of a language. Each is compiled once, on first use. */
export type Translators = (code: LanguageCode) => Promise<Translator>

/** Creates translators for one use. Most texts of the server become files, answers and entries of a CRM. */
export function createTranslators(use: TextUse = 'data'): Translators {
  const made = new Map<LanguageCode, Promise<Translator>>()
  return (code) => {
    const translator = made.get(code) ?? compile(code, use)
    made.set(code, translator)
    return translator
  }
}

async function compile(code: LanguageCode, use: TextUse): Promise<Translator> {
  return createTranslator(code, compileMessages(await loadMessages(code)), use)
}
