import { useEffect } from 'react'
import { loadParts } from '#ui/hydration/parts.ts'
import { afterRest } from '#ui/lazy/after-rest.ts'
import { savesData } from '#ui/lazy/saves-data.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useLaterMessages } from '#web/language/later-messages.ts'
import { INNER_PARTS } from './inner-parts.ts'
import { type NearControl, partsOf, USUAL_PARTS } from './parts-ahead.ts'

/** How long nobody touches the page before it loads what most visitors open next, in milliseconds. */
const REST_MS = 60_000

/**
 * Loads parts of other views shortly before they are needed: when the pointer or the focus comes near a control, or after a
 * rest. Never while the visitor saves data.
 */
export function usePartsAhead(): void {
  const loadMessages = useLaterMessages()
  const { enabled } = useCatalogue().token.interactive
  useEffect(() => {
    // The names of the files of messages: a press that needs one waits for one request less.
    import('#web/language/later-message-files.ts').catch(() => {})
    const asked = new Set<string>()
    const load = (parts: readonly string[]) => {
      const wanted = parts.filter((name) => !asked.has(name) && (enabled || name !== 'interactive-view'))
      // A browser may keep a failed script for the life of the document.
      if (wanted.length === 0 || !navigator.onLine || savesData()) return
      for (const name of wanted) asked.add(name)
      const inner = wanted.map((name) => INNER_PARTS[name]?.())
      // A part that fails here is requested again when it is opened; an error is shown then.
      Promise.all([loadParts(wanted), loadParts(['later-icons']), loadMessages('everything'), ...inner]).catch(() => {
        for (const name of wanted) asked.delete(name)
      })
    }
    // On a touch screen the pointer comes over a control when the finger does, some frames before the click.
    const onNear = (event: Event) => {
      const near = nearControl(event)
      if (near) load(partsOf(near))
    }
    addEventListener('pointerover', onNear, { passive: true })
    addEventListener('focusin', onNear)
    const stopResting = afterRest(REST_MS, () => load(USUAL_PARTS))
    return () => {
      removeEventListener('pointerover', onNear)
      removeEventListener('focusin', onNear)
      stopResting()
    }
  }, [loadMessages, enabled])
}

function nearControl(event: Event): NearControl | null {
  const { target } = event
  const control = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-part], a[href]') : null
  if (!control) return null
  const { origin, pathname } = new URL(control.getAttribute('href') ?? '', location.href)
  return {
    path: control.matches('a') && origin === location.origin ? pathname : null,
    parts: control.dataset.part,
    isTouched: event instanceof PointerEvent && event.pointerType !== 'mouse',
  }
}
