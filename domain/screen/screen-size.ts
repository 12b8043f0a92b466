/** The smallest width of each size, in rem. */
export const BREAKPOINTS = { medium: 48, large: 64 } as const

/** Mobile, tablet, desktop. */
export const SCREEN_SIZES = ['small', 'medium', 'large'] as const

/** Mobile, tablet, desktop. */
export type ScreenSize = (typeof SCREEN_SIZES)[number]

/** The delay before a picture near the screen loads. */
export const LAZY_LOAD_DEBOUNCE_MS = 300

/** A chunk of the app that has not loaded by then has failed. */
export const CHUNK_TIMEOUT_MS = 120_000
