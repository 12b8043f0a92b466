import type { LanguageCode } from '#domain/language/language.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { CompiledMessages } from '#i18n/messages.ts'
import { createTranslator, type Translator } from '#i18n/translator.ts'

// Inter has Latin and Cyrillic; the other scripts come with their language only.
const SCRIPT_FONTS: Partial<Record<LanguageCode, () => Promise<unknown>>> = {
  ar: () => import('@fontsource-variable/noto-sans-arabic'),
  he: () => import('@fontsource-variable/noto-sans-hebrew'),
  ka: () => import('@fontsource-variable/noto-sans-georgian'),
  zh: () => import('@fontsource-variable/noto-sans-sc'),
}

/** Loads the messages of a language and the font of its script. */
export async function loadTranslator(code: LanguageCode): Promise<Translator> {
  const [messages] = await Promise.all([loadMessages(code), SCRIPT_FONTS[code]?.()])
  // The web build compiles messages (vite.config.ts), which the type of the JSON files cannot tell.
  return createTranslator(code, messages as unknown as CompiledMessages)
}
