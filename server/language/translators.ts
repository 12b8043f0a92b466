import type { LanguageCode } from '#domain/language/language.ts'
import { compileMessages } from '#i18n/compile-messages.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslator, type Translator } from '#i18n/translator.ts'

/** Returns the translator of a language. Each is compiled once, on first use. */
export type Translators = (code: LanguageCode) => Promise<Translator>

/** Creates the translators of one process. */
export function createTranslators(): Translators {
  const made = new Map<LanguageCode, Promise<Translator>>()
  return (code) => {
    const translator = made.get(code) ?? compile(code)
    made.set(code, translator)
    return translator
  }
}

async function compile(code: LanguageCode): Promise<Translator> {
  return createTranslator(code, compileMessages(await loadMessages(code)))
}
