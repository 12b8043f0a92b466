import { use, useEffect, useState } from 'react'
import { mayOffer } from '#domain/onboarding/offer.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { LeadContext } from '#web/crm/lead-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { mayComeNow } from './kept-offer.ts'

/** Milliseconds for a first look at the page before anything is offered. */
const FIRST_LOOK = 1200
const OPEN = 'dialog[open], [popover]:popover-open'

/** Says once that the walkthrough may be offered: the first view stands, is in sight, and nothing was clicked yet. */
export function useOffer(onOffer: () => void): void {
  const { address } = useNavigation()
  const { project, token } = useCatalogue()
  const isInCrm = use(LeadContext) !== null
  const [isFit] = useState(() =>
    mayOffer({ ...address, isInCrm, isPartner: token.contacts.is_partner, isFramed: window.parent !== window }),
  )
  const isReady = isFit && (project !== null || token.settings.short_type === 'gic')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is offered once, however often the page is drawn.
  useEffect(() => {
    if (!isReady) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    // A tab in the background draws nothing, so nobody sees it.
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
      if (!hasClicked() && !document.querySelector(OPEN) && mayComeNow()) onOffer()
    }
    addEventListener('pointerdown', stop, { capture: true, passive: true })
    sight.observe(document.documentElement)
    return stop
  }, [isReady])
}

/** Clicks before this code was there. Some browsers do not count them. */
function hasClicked(): boolean {
  return (performance.eventCounts?.get?.('pointerdown') ?? 0) > 0
}
