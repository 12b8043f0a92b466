import type { LanguageCode } from '#domain/language/language.ts'
import { createTranslator, type Translator } from '#i18n/translator.ts'
import { SCRIPT_FONTS } from '#ui/font/script-fonts.ts'
import { loadFirstMessages, loadLaterMessages } from './message-files.ts'

/** A translator with the messages of the first view, and a function that loads the rest. */
export interface LoadedTranslator {
  readonly translator: Translator
  /** Adds the messages that the first view does not need. Loads them once, however often it is called. */
  readonly loadLater: () => Promise<void>
}

/** Loads the messages of a language and the font of its script. */
export async function loadTranslator(code: LanguageCode): Promise<LoadedTranslator> {
  const [messages] = await Promise.all([loadFirstMessages(code), SCRIPT_FONTS[code]?.()])
  const translator = createTranslator(code, messages)
  let later: Promise<void> | null = null
  return {
    translator,
    loadLater: () => {
      later ??= loadLaterMessages(code).then(translator.add, (error) => {
        later = null
        throw error
      })
      return later
    },
  }
}
