import './language/fonts/inter.css'
import '#ui/look/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { DrawnSizeContext } from '#ui/drawn/drawn-context.ts'
import { beginTakingOver, onTakenOver } from '#ui/drawn/hydration.ts'
import { loadParts } from '#ui/drawn/parts.ts'
import { keepThemeApplied } from '#ui/theme/stored-theme.ts'
import { App } from './app/app.tsx'
import { openServices } from './app/services.ts'
import { BootContext } from './boot/boot-context.ts'
import { nextTask } from './boot/next-task.ts'
import { readBoot } from './boot/read-boot.ts'
import { whenLoaded } from './boot/when-loaded.ts'
import { beginHearing, endDrawing, findDrawn, readAnswers } from './drawn/take-over.ts'
import { LaterMessagesContext } from './language/later-messages.ts'
import { loadTranslator } from './language/load-translator.ts'
import { TranslatorContext } from './language/translator-context.ts'

const boot = readBoot()
keepThemeApplied(boot.theme)
// Not awaited: parts import from this module, and would wait for its end.
void start()

/** Takes over the page that the server has drawn for this screen, else draws it. */
async function start(): Promise<void> {
  const drawn = findDrawn()
  const root = drawn?.element ?? document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('the page has no root')
  // Each step in a task of its own: on a slow phone all of them together would stop the page for a second.
  await nextTask()
  const [{ translator, loadLater }, saysEverything] = await Promise.all([
    loadTranslator(boot.lang),
    drawn && loadParts(drawn.parts),
    // Who can press something finds somebody who moves.
    drawn && import('./navigation/open-history.ts'),
  ])
  if (saysEverything) await loadLater()
  await nextTask()
  const services = openServices(boot, readAnswers())
  await nextTask()
  const app = (
    <StrictMode>
      <BootContext value={boot}>
        <TranslatorContext value={translator}>
          <LaterMessagesContext value={loadLater}>
            <DrawnSizeContext value={drawn?.size ?? 'large'}>
              <App services={services} />
            </DrawnSizeContext>
          </LaterMessagesContext>
        </TranslatorContext>
      </BootContext>
    </StrictMode>
  )
  if (drawn) {
    beginTakingOver()
    // As a transition React works in slices, and lets the visitor's own doings pass.
    beginHearing(drawn)
    onTakenOver(() => endDrawing(drawn))
    startTransition(() => {
      hydrateRoot(root, app, {
        identifierPrefix: drawn.size,
        onRecoverableError: console.error,
      })
    })
  } else {
    createRoot(root).render(app)
  }
  // What opens later comes when the first view stands: nothing waits for words or code then, nor fails without a connection.
  await whenLoaded()
  loadTheRest(loadLater)
}

function loadTheRest(loadLater: () => Promise<void>): void {
  const parts = [
    loadLater(),
    import('./app/overlays.tsx'),
    import('#ui/icon/later-icon-paths.ts'),
    import('#ui/toast/toast.tsx'),
    import('./unit/unit-card.tsx'),
  ]
  // What did not come is asked for again when it is opened, and says so then.
  for (const part of parts) part.catch(() => {})
}
