import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'
import { loadFrom } from './load-from.ts'

// Vite reads this path as it stands; vite.config.ts compiles the messages and splits them by the query.
const FIRST = import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?first', import: 'default' })

/** Loads the messages that the first view says. */
export function loadFirstMessages(code: LanguageCode): Promise<CompiledMessages> {
  return loadFrom(FIRST, code)
}

/** Loads the messages that the first view does without; even the names of their files come later. */
export async function loadLaterMessages(code: LanguageCode): Promise<CompiledMessages> {
  return (await import('./later-message-files.ts')).loadLaterMessages(code)
}
