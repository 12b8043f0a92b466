import { useEffect, useState } from 'react'
import type { OfferEnd } from '#domain/onboarding/offer.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { keepOffer } from './kept-offer.ts'
import { useOffer } from './use-offer.ts'

const Walkthrough = lazyPart('walkthrough', async () => (await import('./walkthrough.tsx')).Walkthrough)
const WelcomeNote = lazyPart('welcome-note', async () => (await import('./welcome-note.tsx')).WelcomeNote, {
  says: 'next',
})
const MenuTip = lazyPart('welcome-note', async () => (await import('./menu-tip.tsx')).MenuTip)

interface WalkthroughGateProps {
  /** Subscribes to the visitor's requests to see the walkthrough. Returns the function that unsubscribes. */
  readonly onAsked: (listen: () => void) => () => void
}

/** Loads the walkthrough when the visitor asks for it, and offers it to new visitors. */
export function WalkthroughGate({ onAsked }: WalkthroughGateProps) {
  const { token } = useCatalogue()
  const { page } = useNavigation().address
  const [isOpen, setIsOpen] = useState(false)
  const [isOffered, setIsOffered] = useState(false)
  const [hasTip, setHasTip] = useState(false)
  useOffer(() => setIsOffered(true))
  useEffect(() => onAsked(() => setIsOpen(true)), [onAsked])
  const onEnd = (end: OfferEnd) => {
    keepOffer(end)
    if (end === 'started') setIsOpen(true)
    if (end === 'closed') setHasTip(true)
  }
  const isPicture = token.interactive.enabled && (page.name === 'main' || page.name === 'interactive')
  return (
    <>
      {isOpen && <Walkthrough onEnd={() => setIsOpen(false)} />}
      {isOffered && <WelcomeNote isBesideZoom={isPicture} onEnd={onEnd} onGone={() => setIsOffered(false)} />}
      {hasTip && <MenuTip onGone={() => setHasTip(false)} />}
    </>
  )
}
