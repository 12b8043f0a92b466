import { LANGUAGE_CODES, type LanguageCode } from '#domain/language/language.ts'
import { compileMessages } from './compile-messages.ts'
import { loadMessages } from './load-messages.ts'
import { createTranslator, type Translator } from './translator.ts'

/** A translator of each language for data, created as on the server. */
export const translators: Readonly<Record<LanguageCode, Translator>> = Object.fromEntries(
  await Promise.all(
    LANGUAGE_CODES.map(async (code) => [
      code,
      createTranslator(code, compileMessages(await loadMessages(code)), 'data'),
    ]),
  ),
)
