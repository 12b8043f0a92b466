import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'
import { createTranslator, type Translator } from '#i18n/translator.ts'
import { SCRIPT_FONTS } from '#ui/font/script-fonts.ts'
import { loadFrom } from './load-from.ts'

// Vite needs a literal path here. vite.config.ts compiles the messages and splits them by the query.
const FIRST = import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?first', import: 'default' })

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

/** Loads the messages of the first view. */
function loadFirstMessages(code: LanguageCode): Promise<CompiledMessages> {
  return loadFrom(FIRST, code)
}

/** Loads the messages that the first view does not need. Even the list of their files is a chunk of its own. */
async function loadLaterMessages(code: LanguageCode): Promise<CompiledMessages> {
  return (await import('./later-message-files.ts')).loadLaterMessages(code)
}
