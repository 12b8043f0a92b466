import type { Filter } from '#domain/filter/filter.ts'
import { afterPaint } from '#ui/lazy/after-paint.ts'

/** Milliseconds between updates of the views, which render again each time. Writes to the address have their own limit. */
const APPLY_MS = 300

/** Nothing is pending. */
export const NONE: Partial<Filter> = {}

/** Functions that change a filter. The same ones in every render. */
export interface FilterChanges {
  /** Shows a change at once, and applies it after that is painted: the whole page renders again. */
  readonly change: (further: Partial<Filter>) => void
  /** Shows one of many changes in a row at once, and applies them at intervals. */
  readonly slide: (further: Partial<Filter>) => void
  /** Drops what is not applied yet. */
  readonly drop: () => void
}

/** Keeps changes until they are applied, all together. */
export function createChanges(show: (pending: Partial<Filter>) => void, apply: (change: Partial<Filter>) => void) {
  // Kept here too, since a second press can come before React renders the first.
  let pending = NONE
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: Partial<Filter>) => {
    pending = next
    show(next)
  }
  const applyNow = () => {
    clearTimeout(timer)
    timer = undefined
    if (pending === NONE) return
    const change = pending
    set(NONE)
    apply(change)
  }
  return {
    applyNow,
    change: (further: Partial<Filter>) => {
      set({ ...pending, ...further })
      afterPaint(applyNow)
    },
    slide: (further: Partial<Filter>) => {
      set({ ...pending, ...further })
      timer ??= setTimeout(applyNow, APPLY_MS)
    },
    drop: () => set(NONE),
  }
}
