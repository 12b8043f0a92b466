import { use, useEffect, useState } from 'react'
import { mayBeginByItself } from '#domain/onboarding/first-start.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { LeadContext } from '#web/crm/lead-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { takeFirstTime } from './seen.ts'

/** Milliseconds in which a visitor has seen what this is, and could have begun by himself. */
const FIRST_LOOK = 1500
/** Who does any of this has begun by himself. */
const ACTS = ['pointerdown', 'keydown', 'wheel']
// What a visitor has opened is what he wants to see.
const OPEN = 'dialog[open], [popover]:popover-open'

/** Begins once for a new visitor: when the first view stands, he sees it and has not done anything yet. */
export function useFirstStart(onStart: () => void): void {
  const { address } = useNavigation()
  const { project, token } = useCatalogue()
  const isInCrm = use(LeadContext) !== null
  const [isFit] = useState(() => mayBeginByItself({ ...address, isInCrm, isFramed: window.parent !== window }))
  const isReady = isFit && (project !== null || token.settings.short_type === 'gic')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, whatever is drawn anew.
  useEffect(() => {
    if (!isReady) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    // A tab in the background draws nothing, and so is not seen.
    const sight = new IntersectionObserver(([entry]) => {
      clearTimeout(waiting)
      if (entry?.isIntersecting) waiting = setTimeout(start, FIRST_LOOK)
    })
    const stop = () => {
      clearTimeout(waiting)
      sight.disconnect()
      for (const name of ACTS) removeEventListener(name, stop, true)
    }
    const start = () => {
      stop()
      if (!hasActed() && !document.querySelector(OPEN) && takeFirstTime()) onStart()
    }
    for (const name of ACTS) addEventListener(name, stop, { capture: true, passive: true })
    sight.observe(document.documentElement)
    return stop
  }, [isReady])
}

/** What was done before there was anything to hear it. */
function hasActed(): boolean {
  return ACTS.some((name) => (performance.eventCounts?.get(name) ?? 0) > 0)
}
