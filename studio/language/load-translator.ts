import { FALLBACK_LANGUAGE, type LanguageCode } from '#domain/language/language.ts'
import type { CompiledTexts, StudioKey } from '#i18n/messages.ts'
import { createTranslator, type TranslatorOf } from '#i18n/translator.ts'
import { SCRIPT_FONTS } from '#ui/font/script-fonts.ts'
import { type LaterMessages, laterMessages } from './later-messages.ts'

/** The messages and formats of the Studio in one language. */
export type StudioTranslator = TranslatorOf<StudioKey>

/** A translator with the messages of the first view, and what loads the rest. */
export interface LoadedTranslator {
  readonly translator: StudioTranslator
  readonly later: LaterMessages
}

type Texts = CompiledTexts<StudioKey>
type MessageFiles = Readonly<Record<string, () => Promise<Texts>>>

// Vite needs literal paths here. vite.studio.config.ts compiles the messages and splits them by the query.
const FIRST = import.meta.glob<Texts>('../../i18n/locales/studio/*.json', { query: '?first', import: 'default' })
const LATER = import.meta.glob<Texts>('../../i18n/locales/studio/*.json', { query: '?later', import: 'default' })

/** Loads the messages of a language and the font of its script. */
export async function loadTranslator(code: LanguageCode): Promise<LoadedTranslator> {
  const [messages] = await Promise.all([loadFrom(FIRST, code), SCRIPT_FONTS[code]?.()])
  const translator = createTranslator(code, messages)
  return { translator, later: laterMessages(() => loadFrom(LATER, code), translator.add) }
}

async function loadFrom(files: MessageFiles, code: LanguageCode): Promise<Texts> {
  const load = files[pathOf(code)] ?? files[pathOf(FALLBACK_LANGUAGE)]
  if (!load) throw new Error(`no messages for ${code}`)
  return load()
}

function pathOf(code: LanguageCode): string {
  return `../../i18n/locales/studio/${code}.json`
}
