import { useEffect, useState } from 'react'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useFirstStart } from './use-first-start.ts'

const Walkthrough = lazyPart('walkthrough', async () => (await import('./walkthrough.tsx')).Walkthrough)

interface WalkthroughGateProps {
  /** Hears of visitors who ask how the catalogue works; gives what ends the hearing. */
  readonly onAsked: (listen: () => void) => () => void
}

/** Brings the walkthrough for a visitor who asks for it, and once for a new one. */
export function WalkthroughGate({ onAsked }: WalkthroughGateProps) {
  const [isOpen, setIsOpen] = useState(false)
  useFirstStart(() => setIsOpen(true))
  useEffect(() => onAsked(() => setIsOpen(true)), [onAsked])
  return isOpen && <Walkthrough onEnd={() => setIsOpen(false)} />
}
