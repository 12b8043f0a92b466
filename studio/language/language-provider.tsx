import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { directionOf, type LanguageCode } from '#domain/language/language.ts'
import { LanguageContext } from './language-context.ts'
import { type LoadedTranslator, loadTranslator } from './load-translator.ts'
import { storeLanguage } from './stored-language.ts'

interface LanguageProviderProps {
  readonly first: LoadedTranslator
  readonly children: ReactNode
}

/** Provides the language to the Studio, and applies it to the document. */
export function LanguageProvider({ first, children }: LanguageProviderProps) {
  const [loaded, setLoaded] = useState(first)
  const chosen = useRef<LanguageCode | null>(first.translator.language.code)
  const choose = useCallback((code: LanguageCode) => {
    storeLanguage(code)
    if (code === chosen.current) return
    chosen.current = code
    const change = async () => {
      const next = await loadTranslator(code)
      // What is on the screen may say any message.
      await next.later.load()
      // Another language may have been chosen meanwhile.
      if (chosen.current === code) setLoaded(next)
    }
    change().catch((error) => {
      // If the messages do not load, the current language stays.
      console.error(error)
      if (chosen.current === code) chosen.current = null
    })
  }, [])
  useEffect(() => {
    const { tag, code } = loaded.translator.language
    document.documentElement.lang = tag
    document.documentElement.dir = directionOf(code)
  }, [loaded])
  const language = useMemo(() => ({ ...loaded, choose }), [loaded, choose])
  return <LanguageContext value={language}>{children}</LanguageContext>
}
