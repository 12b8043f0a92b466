import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'
import { createTranslator, type Translator } from '#i18n/translator.ts'
import { SCRIPT_FONTS } from '#ui/font/script-fonts.ts'
import type { LoadMessages } from './later-messages.ts'
import { loadFrom } from './load-from.ts'

// Vite needs a literal path here. vite.config.ts compiles the messages and splits them by the query.
const FIRST = import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?first', import: 'default' })

/** The files that hold the messages beyond those of the first view. */
const FILES_OF = { first: [], next: ['next'], everything: ['next', 'later'] } as const

/** A translator with the messages of the first view, and a function that loads others. */
interface LoadedTranslator {
  readonly translator: Translator
  /** Adds messages that the first view does not need. Loads each file once, however often it is called. */
  readonly loadMessages: LoadMessages
}

/** Loads the messages of a language and the font of its script. */
export async function loadTranslator(code: LanguageCode): Promise<LoadedTranslator> {
  const [messages] = await Promise.all([loadFirstMessages(code), SCRIPT_FONTS[code]?.()])
  const translator = createTranslator(code, messages)
  const loading: Partial<Record<'next' | 'later', Promise<void>>> = {}
  const load = (part: 'next' | 'later') => {
    loading[part] ??= loadLaterMessages(part, code).then(translator.add, (error) => {
      delete loading[part]
      throw error
    })
    return loading[part]
  }
  return {
    translator,
    loadMessages: (needed) => Promise.all(FILES_OF[needed].map(load)),
  }
}

/** Loads the messages of the first view. */
function loadFirstMessages(code: LanguageCode): Promise<CompiledMessages> {
  return loadFrom(FIRST, code)
}

/** The list of the files of later messages, which is a chunk of its own. */
let laterFiles: typeof import('./later-message-files.ts') | undefined

/** Loads messages that the first view does not need. */
async function loadLaterMessages(part: 'next' | 'later', code: LanguageCode): Promise<CompiledMessages> {
  // Kept, because a busy phone answers even the second import of a module late.
  laterFiles ??= await import('./later-message-files.ts')
  return laterFiles.loadMessagesOf(part, code)
}
