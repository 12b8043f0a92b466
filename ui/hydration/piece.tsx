import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { addPiece, endPiece, isHydrating } from './hydration.ts'

/**
 * A piece of the page that React hydrates separately, after its surroundings: hydrating a whole page at once would block it
 * for too long. React does so at a `Suspense` boundary, and hydrates a piece at once when the visitor clicks in it.
 */
export function Piece({ children }: { children: ReactNode }) {
  // A piece that is shown later was not rendered by the server and is not hydrated.
  const [isHydrated] = useState(isHydrating)
  useLayoutEffect(() => {
    if (isHydrated) addPiece()
  }, [isHydrated])
  return (
    <Suspense>
      {children}
      {isHydrated && <PieceEnd />}
    </Suspense>
  )
}

/** Its effect runs when its siblings are hydrated. */
export function PieceEnd() {
  useEffect(endPiece, [])
  return null
}
