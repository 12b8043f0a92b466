import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'
import { loadFrom } from './load-from.ts'

// Vite needs a literal path here. vite.config.ts compiles the messages and splits them by the query.
const LATER = import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?later', import: 'default' })

/** Loads the messages that the first view does not need. */
export function loadLaterMessages(code: LanguageCode): Promise<CompiledMessages> {
  return loadFrom(LATER, code)
}
