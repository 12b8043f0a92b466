import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { directionOf, type LanguageCode } from '#domain/language/language.ts'
import { LanguageContext } from './language-context.ts'
import { loadTranslator, type StudioTranslator } from './load-translator.ts'
import { storeLanguage } from './stored-language.ts'

interface LanguageProviderProps {
  readonly first: StudioTranslator
  readonly children: ReactNode
}

/** Provides the language to the Studio, and applies it to the document. */
export function LanguageProvider({ first, children }: LanguageProviderProps) {
  const [translator, setTranslator] = useState(first)
  const choose = useCallback((code: LanguageCode) => {
    storeLanguage(code)
    // If the messages do not load, the current language stays.
    loadTranslator(code).then(setTranslator, console.error)
  }, [])
  useEffect(() => {
    const { tag, code } = translator.language
    document.documentElement.lang = tag
    document.documentElement.dir = directionOf(code)
  }, [translator])
  const language = useMemo(() => ({ translator, choose }), [translator, choose])
  return <LanguageContext value={language}>{children}</LanguageContext>
}
