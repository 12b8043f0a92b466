import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { addPiece, endPiece, isHydrating } from './hydration.ts'

/**
 * A piece of the page that React hydrates separately, after its surroundings: hydrating a whole page at once would block it
 * for too long. React does so at a `Suspense` boundary, and hydrates a piece at once when the visitor clicks in it.
 */
export function Piece({ children }: { children: ReactNode }) {
  // A piece that is shown later is not part of the hydration.
  const [isPart] = useState(isHydrating)
  useLayoutEffect(() => {
    if (isPart) addPiece()
  }, [isPart])
  return (
    <Suspense>
      {children}
      {isPart && <PieceEnd />}
    </Suspense>
  )
}

/** Its effect runs when its siblings are hydrated. */
export function PieceEnd() {
  useEffect(endPiece, [])
  return null
}
