import type { CSSProperties } from 'react'

// From here on the colours want the other ink.
const FIRST_STEP_OF_HIGH_INK = 5

/** The colour of a step and the ink on it, as `--h` and `--hi`. */
export function heatLook(step: number): CSSProperties {
  const ink = step < FIRST_STEP_OF_HIGH_INK ? 'lo' : 'hi'
  return { '--h': `var(--heat-${step})`, '--hi': `var(--heat-ink-${ink})` } as CSSProperties
}
