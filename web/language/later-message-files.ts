import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'
import { loadFrom } from './load-from.ts'

// Vite reads this path as it stands; vite.config.ts compiles the messages and splits them by the query.
const LATER = import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?later', import: 'default' })

/** Loads the messages that the first view does without. */
export function loadLaterMessages(code: LanguageCode): Promise<CompiledMessages> {
  return loadFrom(LATER, code)
}
