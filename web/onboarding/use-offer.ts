import { use, useEffect, useState } from 'react'
import { mayOffer } from '#domain/onboarding/offer.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { LeadContext } from '#web/crm/lead-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useIsMissing } from '#web/navigation/use-is-missing.ts'
import { mayOfferNow } from './kept-offer.ts'

/** How long the visitor sees the page before the offer, in milliseconds. */
const FIRST_LOOK = 1200
const OPEN = 'dialog[open], [popover]:popover-open'

/** Calls `onOffer` once, when the first view has loaded and is visible and the visitor has not clicked yet. */
export function useOffer(onOffer: () => void): void {
  const { address } = useNavigation()
  const { project, token } = useCatalogue()
  const isInCrm = use(LeadContext) !== null
  const [isFit] = useState(() =>
    mayOffer({ ...address, isInCrm, isPartner: token.contacts.is_partner, isFramed: window.parent !== window }),
  )
  // "Page not found" has nothing to explain.
  const isMissing = useIsMissing()
  const isReady = isFit && !isMissing && (project !== null || token.settings.short_type === 'gic')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer is made once, however often the page renders; a lead that enters later ends it.
  useEffect(() => {
    if (!isReady || isInCrm) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    // A background tab reports no intersection, so the time starts when the visitor opens it.
    const sight = new IntersectionObserver(([entry]) => {
      clearTimeout(waiting)
      if (entry?.isIntersecting) waiting = setTimeout(offer, FIRST_LOOK)
    })
    const stop = () => {
      clearTimeout(waiting)
      sight.disconnect()
      removeEventListener('pointerdown', stop, true)
    }
    const offer = () => {
      stop()
      if (!hasClicked() && !document.querySelector(OPEN) && mayOfferNow()) onOffer()
    }
    addEventListener('pointerdown', stop, { capture: true, passive: true })
    sight.observe(document.documentElement)
    return stop
  }, [isReady, isInCrm])
}

/** Whether the visitor clicked before this code loaded. Some browsers do not count that. */
function hasClicked(): boolean {
  return (performance.eventCounts?.get?.('pointerdown') ?? 0) > 0
}
