import '#ui/font/inter.css'
import '#ui/look/base.css'
import './look/studio.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepThemeApplied } from '#ui/theme/stored-theme.ts'
import { letBackCloseCovers } from './address/back-closes-covers.ts'
import { readBoot } from './boot/boot.ts'
import { LanguageProvider } from './language/language-provider.tsx'
import { loadTranslator } from './language/load-translator.ts'
import { storedLanguage } from './language/stored-language.ts'
import { ignoreSecondClick } from './shell/ignore-second-click.ts'
import { Shell } from './shell/shell.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the page has no root')
keepThemeApplied('device')
ignoreSecondClick()
letBackCloseCovers()
const first = await loadTranslator(storedLanguage() ?? readBoot().lang)
createRoot(root).render(
  <StrictMode>
    <LanguageProvider first={first}>
      <Shell />
    </LanguageProvider>
  </StrictMode>,
)
