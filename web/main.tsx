import '@fontsource-variable/inter'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, isLanguageCode } from '#domain/language/language.ts'
import { App } from './app/app.tsx'
import { loadTranslator } from './language/load-translator.ts'
import { TranslatorContext } from './language/translator-context.ts'
import { keepThemeApplied } from './theme/use-theme.ts'

keepThemeApplied()

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('the page has no root')

const { lang = '', page = '' } = root.dataset
const translator = await loadTranslator(isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE)
createRoot(root).render(
  <StrictMode>
    <TranslatorContext value={translator}>
      <App page={page} />
    </TranslatorContext>
  </StrictMode>,
)
