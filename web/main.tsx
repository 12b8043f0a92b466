import '#ui/font/inter.css'
import '#ui/look/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { beginTakingOver, onTakenOver } from '#ui/hydration/hydration.ts'
import { loadParts } from '#ui/hydration/parts.ts'
import { RenderedSizeContext } from '#ui/hydration/rendered-size.ts'
import { keepThemeApplied } from '#ui/theme/stored-theme.ts'
import { App } from './app/app.tsx'
import { openServices } from './app/services.ts'
import { BootContext } from './boot/boot-context.ts'
import { nextTask } from './boot/next-task.ts'
import { readBoot } from './boot/read-boot.ts'
import { findRendered, finishTakeOver, markListening, readAnswers } from './hydration/take-over.ts'
import { LaterMessagesContext } from './language/later-messages.ts'
import { loadTranslator } from './language/load-translator.ts'
import { TranslatorContext } from './language/translator-context.ts'

const boot = readBoot()
keepThemeApplied(boot.theme)
// Not awaited: lazy parts import from this module, so awaiting them here would block forever.
void start()

/** Hydrates the page that the server rendered for this screen; renders it if there is none. */
async function start(): Promise<void> {
  const rendered = findRendered()
  const root = rendered?.element ?? document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('the page has no root')
  // Each step runs in its own task: together they would block a slow phone for a second.
  await nextTask()
  const load = async () => {
    const [loaded, says] = await Promise.all([
      loadTranslator(boot.lang),
      loadParts(rendered?.parts ?? []),
      // Loaded before hydration, so that the first press can navigate.
      rendered && import('./navigation/open-history.ts'),
    ])
    await loaded.loadMessages(says)
    return loaded
  }
  const { translator, loadMessages } = await (window.untilLoaded?.(load) ?? load())
  await nextTask()
  const answers = readAnswers()
  await nextTask()
  const services = openServices(boot, answers)
  await nextTask()
  const page = (
    <BootContext value={boot}>
      <TranslatorContext value={translator}>
        <LaterMessagesContext value={loadMessages}>
          <RenderedSizeContext value={rendered?.size ?? 'large'}>
            <App services={services} />
          </RenderedSizeContext>
        </LaterMessagesContext>
      </TranslatorContext>
    </BootContext>
  )
  const app = import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page
  if (rendered) {
    beginTakingOver()
    markListening(rendered)
    onTakenOver(() => finishTakeOver(rendered))
    // In a transition React hydrates in slices and handles the visitor's input in between.
    startTransition(() => {
      hydrateRoot(root, app, {
        identifierPrefix: rendered.size,
        onRecoverableError: console.error,
      })
    })
  } else {
    createRoot(root).render(app)
  }
}
