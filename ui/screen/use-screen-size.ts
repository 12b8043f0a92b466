import { useSyncExternalStore } from 'react'
import { BREAKPOINTS, type ScreenSize } from '#domain/screen/screen-size.ts'
import { useRenderedSize } from '#ui/hydration/rendered-size.ts'

/** The size of the screen, by our breakpoints. */
export function useScreenSize(): ScreenSize {
  const rendered = useRenderedSize()
  return useSyncExternalStore(subscribe, readScreenSize, () => rendered)
}

// In rem, like the style sheets: with a larger font size the layout for smaller screens applies earlier.
function atLeast(rem: number): MediaQueryList {
  return matchMedia(`(width >= ${rem}rem)`)
}

function readScreenSize(): ScreenSize {
  if (!atLeast(BREAKPOINTS.medium).matches) return 'small'
  return atLeast(BREAKPOINTS.large).matches ? 'large' : 'medium'
}

function subscribe(onChange: () => void): () => void {
  const queries = Object.values(BREAKPOINTS).map(atLeast)
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}
