import { createContext, use } from 'react'
import type { Translator } from '#i18n/translator.ts'

/** The translator for the components below. */
export const TranslatorContext = createContext<Translator | null>(null)

/** The translator of the current language. */
export function useTranslator(): Translator {
  const translator = use(TranslatorContext)
  if (!translator) throw new Error('no translator above this component')
  return translator
}
