import { Suspense } from 'react'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import styles from './empty-state.module.css'
import type { StatePictureName } from './state-drawing.tsx'

// Few screens have nothing to show, and the words beside the drawing say why.
const StateDrawing = quietLazy(async () => (await import('./state-drawing.tsx')).StateDrawing)

/** A small drawing of why there is nothing to show. */
export function StatePicture({ name }: { readonly name: StatePictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
      <Suspense>
        <StateDrawing name={name} />
      </Suspense>
    </svg>
  )
}
