import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { isHydrating } from './hydration.ts'

interface FurtherProps {
  /** Renders the content at once. */
  readonly isWhole: boolean
  readonly children: ReactNode
}

/** What a visitor has to scroll to: it follows when the rest is painted, since all of it takes a slow phone some time. */
export function Further({ isWhole, children }: FurtherProps) {
  const [isShown, setShown] = useState(() => isWhole || isHydrating())
  // Not `useDeferredValue`: what opens is itself a deferred render, in which it would defer nothing.
  useEffect(() => startTransition(() => setShown(true)), [])
  return isShown && children
}
