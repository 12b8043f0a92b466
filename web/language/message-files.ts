import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'
import { loadFrom } from './load-from.ts'

// Vite needs a literal path here. vite.config.ts compiles the messages and splits them by the query.
const FIRST = import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?first', import: 'default' })

/** Loads the messages of the first view. */
export function loadFirstMessages(code: LanguageCode): Promise<CompiledMessages> {
  return loadFrom(FIRST, code)
}

/** Loads the messages that the first view does not need. Even the list of their files is a chunk of its own. */
export async function loadLaterMessages(code: LanguageCode): Promise<CompiledMessages> {
  return (await import('./later-message-files.ts')).loadLaterMessages(code)
}
