import './language/fonts/inter.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { BootContext } from './boot/boot-context.ts'
import { readBoot } from './boot/read-boot.ts'
import { LaterMessagesContext } from './language/later-messages.ts'
import { loadTranslator } from './language/load-translator.ts'
import { TranslatorContext } from './language/translator-context.ts'
import { keepThemeApplied } from './theme/use-theme.ts'

const boot = readBoot()
keepThemeApplied(boot.theme)

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('the page has no root')

const { translator, loadLater } = await loadTranslator(boot.lang)
createRoot(root).render(
  <StrictMode>
    <BootContext value={boot}>
      <TranslatorContext value={translator}>
        <LaterMessagesContext value={loadLater}>
          <App />
        </LaterMessagesContext>
      </TranslatorContext>
    </BootContext>
  </StrictMode>,
)

// The rest comes when the first view stands, so that nothing that opens later waits for words.
addEventListener('load', () => void loadLater().catch(() => {}), { once: true })
