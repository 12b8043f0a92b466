import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { addPiece, endPiece, isDrawn, tellIfTakenOver } from './is-drawn.ts'

/** How far scripts are with a piece. */
type Progress = 'unknown' | 'left' | 'done'

/**
 * A piece of the page that scripts take over by itself, after what is around it: taken over as a whole, a page would stand
 * still for too long. React does so at a `Suspense`; a press inside brings its turn at once.
 */
export function Piece({ children }: { children: ReactNode }) {
  const progress = useRef<Progress>('unknown')
  useLayoutEffect(() => {
    if (progress.current === 'done' || !isDrawn()) return
    progress.current = 'left'
    addPiece()
  }, [])
  return (
    <Suspense>
      {children}
      <End progress={progress} />
    </Suspense>
  )
}

/** Its effects run when everything beside it is taken over. */
function End({ progress }: { progress: RefObject<Progress> }) {
  useLayoutEffect(() => {
    if (progress.current === 'left') endPiece()
    progress.current = 'done'
  }, [progress])
  useEffect(tellIfTakenOver, [])
  return null
}
