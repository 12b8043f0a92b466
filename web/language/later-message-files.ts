import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'
import { loadFrom } from './load-from.ts'

// Vite needs literal paths here. vite.config.ts compiles the messages and splits them by the query.
const FILES = {
  next: import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?next', import: 'default' }),
  later: import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?later', import: 'default' }),
}

/** Loads messages that the first view does not need. */
export function loadMessagesOf(part: 'next' | 'later', code: LanguageCode): Promise<CompiledMessages> {
  return loadFrom(FILES[part], code)
}
