import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'

// Vite reads these paths as they stand; vite.config.ts compiles the messages and splits them by the query.
const FIRST = import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?first', import: 'default' })
const LATER = import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?later', import: 'default' })

/** Loads the messages that the first view says. */
export function loadFirstMessages(code: LanguageCode): Promise<CompiledMessages> {
  return loadFrom(FIRST, code)
}

/** Loads the messages that the first view does without. */
export function loadLaterMessages(code: LanguageCode): Promise<CompiledMessages> {
  return loadFrom(LATER, code)
}

async function loadFrom(files: typeof FIRST, code: LanguageCode): Promise<CompiledMessages> {
  const load = files[`../../i18n/locales/${code}.json`]
  if (!load) throw new Error(`no messages of ${code}`)
  return load()
}
