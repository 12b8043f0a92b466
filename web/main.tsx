import './language/fonts/inter.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { BootContext } from './boot/boot-context.ts'
import { readBoot } from './boot/read-boot.ts'
import { whenLoaded } from './boot/when-loaded.ts'
import { LaterMessagesContext } from './language/later-messages.ts'
import { loadTranslator } from './language/load-translator.ts'
import { TranslatorContext } from './language/translator-context.ts'
import { keepThemeApplied } from './theme/use-theme.ts'

await firstPaintSeen()

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

// What opens later comes when the first view stands: nothing waits for words or code then, nor fails without a connection.
// Not awaited: code that is asked for before imports from this module, and would wait for the pictures of the page with it.
whenLoaded().then(loadTheRest)

function loadTheRest(): void {
  const parts = [
    loadLater(),
    import('./app/overlays.tsx'),
    import('./ui/later-icon.tsx'),
    import('./ui/toast.tsx'),
    import('./unit/unit-card.tsx'),
  ]
  // What did not come is asked for again when it is opened, and says so then.
  for (const part of parts) part.catch(() => {})
}

/** Lets the browser show what the document brings, before it has to draw all of that again. */
async function firstPaintSeen(): Promise<void> {
  if (!document.getElementById('first-paint')) return
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // A page in the background is not painted at all.
    setTimeout(resolve, 100)
  })
}
