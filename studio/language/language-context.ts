import { createContext, use } from 'react'
import type { LanguageCode } from '#domain/language/language.ts'
import type { LoadedTranslator, StudioTranslator } from './load-translator.ts'

/** The language of the Studio, and how to change it. */
interface StudioLanguage extends LoadedTranslator {
  /** Loads another language and keeps it for this browser. */
  readonly choose: (code: LanguageCode) => void
}

/** The language for the components below. */
export const LanguageContext = createContext<StudioLanguage | null>(null)

/** The language of the Studio. */
export function useLanguage(): StudioLanguage {
  const language = use(LanguageContext)
  if (!language) throw new Error('no language above this component')
  return language
}

/** The translator of the current language. */
export function useTranslator(): StudioTranslator {
  return useLanguage().translator
}
