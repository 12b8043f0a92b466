/** Where sizes begin, in root-font units (spec 9). */
export const BREAKPOINTS = { medium: 48, large: 64 } as const

/** Mobile, tablet, desktop. */
export const SCREEN_SIZES = ['small', 'medium', 'large'] as const

/** Mobile, tablet, desktop. */
export type ScreenSize = (typeof SCREEN_SIZES)[number]

/** Below 48 small, below 64 medium, else large (spec 9). */
export function screenSizeOf(widthInRem: number): ScreenSize {
  if (widthInRem < BREAKPOINTS.medium) return 'small'
  return widthInRem < BREAKPOINTS.large ? 'medium' : 'large'
}

/** Pictures load this long after they come near the screen (spec 9). */
export const LAZY_LOAD_DEBOUNCE_MS = 300

/** A part of the app that has not come by then has failed (spec 9). */
export const CHUNK_TIMEOUT_MS = 120_000
