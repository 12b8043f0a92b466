import type { LanguageCode } from '#domain/language/language.ts'
import type { CompiledMessages } from '#i18n/messages.ts'

/** Loaders of message files by path. */
type MessageFiles = Readonly<Record<string, () => Promise<CompiledMessages>>>

/** Loads the messages of a language. */
export async function loadFrom(files: MessageFiles, code: LanguageCode): Promise<CompiledMessages> {
  const load = files[`../../i18n/locales/${code}.json`]
  if (!load) throw new Error(`no messages of ${code}`)
  return load()
}
