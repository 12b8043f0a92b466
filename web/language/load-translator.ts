import type { LanguageCode } from '#domain/language/language.ts'
import { createTranslator, type Translator } from '#i18n/translator.ts'
import { loadFirstMessages, loadLaterMessages } from './message-files.ts'

// Inter has Latin and Cyrillic; other scripts come with their language only. Chinese uses the system's font: the style
// sheet of Noto Sans SC alone weighs 45 kB, and every system that reads Chinese has a good one.
const SCRIPT_FONTS: Partial<Record<LanguageCode, () => Promise<unknown>>> = {
  ar: () => import('./fonts/arabic.css'),
  he: () => import('./fonts/hebrew.css'),
  ka: () => import('./fonts/georgian.css'),
}

/** A translator that can say what the first view says, and the way to the rest. */
export interface LoadedTranslator {
  readonly translator: Translator
  /** Adds the messages that the first view does without; once, whoever asks. */
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
