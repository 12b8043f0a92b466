import { createContext, use } from 'react'
import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'

// Vite reads this path as it stands; the query makes each a file of its own (vite.config.ts).
const LOADERS = import.meta.glob<CompiledMessages>('../../i18n/locales/*.json', { query: '?later', import: 'default' })

/** Loads the messages of a language that the first view does without. */
export async function loadLaterMessages(code: LanguageCode): Promise<CompiledMessages> {
  const load = LOADERS[`../../i18n/locales/${code}.json`]
  if (!load) throw new Error(`no later messages of ${code}`)
  return load()
}

/** Done when every message of the language is there; parts that come later wait for it. */
export const LaterMessagesContext = createContext<() => Promise<void>>(async () => {})

/** What a part has to wait for before it can say everything. */
export function useLaterMessages(): () => Promise<void> {
  return use(LaterMessagesContext)
}
