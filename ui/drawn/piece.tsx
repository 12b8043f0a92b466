import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { addPiece, endPiece, isDrawn } from './is-drawn.ts'

/**
 * A piece of the page that scripts take over by itself, after what is around it: taken over as a whole, a page would stand
 * still for too long. React does so at a `Suspense`; a press inside brings its turn at once.
 */
export function Piece({ children }: { children: ReactNode }) {
  // A piece that is shown later has nothing to take over.
  const [isTakenOver] = useState(isDrawn)
  useLayoutEffect(() => {
    if (isTakenOver) addPiece()
  }, [isTakenOver])
  return (
    <Suspense>
      {children}
      {isTakenOver && <PieceEnd />}
    </Suspense>
  )
}

/** Its effect runs when everything beside it is taken over. */
export function PieceEnd() {
  useEffect(endPiece, [])
  return null
}
