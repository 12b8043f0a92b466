import { FALLBACK_LANGUAGE, type LanguageCode } from '#domain/language/language.ts'
import type { CompiledTexts, StudioKey } from '#i18n/messages.ts'
import { createTranslator, type TranslatorOf } from '#i18n/translator.ts'
import { SCRIPT_FONTS } from '#ui/font/script-fonts.ts'

/** The messages and formats of the Studio in one language. */
export type StudioTranslator = TranslatorOf<StudioKey>

// Vite needs a literal path here. vite.studio.config.ts compiles the messages.
const FILES = import.meta.glob<CompiledTexts<StudioKey>>('../../i18n/locales/studio/*.json', { import: 'default' })

/** Loads the messages of a language and the font of its script. */
export async function loadTranslator(code: LanguageCode): Promise<StudioTranslator> {
  const load = FILES[pathOf(code)] ?? FILES[pathOf(FALLBACK_LANGUAGE)]
  if (!load) throw new Error(`no messages for ${code}`)
  const [messages] = await Promise.all([load(), SCRIPT_FONTS[code]?.()])
  return createTranslator(code, messages)
}

function pathOf(code: LanguageCode): string {
  return `../../i18n/locales/studio/${code}.json`
}
