import { CHUNK_TIMEOUT_MS } from '#domain/screen/screen-size.ts'
import { WISHED } from './when-wished.ts'

/** A request of the visitor, handled by a part whose code may not have loaded yet. */
export interface Wish<Detail> {
  readonly make: (detail: Detail) => void
  /** Sets the handler, and calls it for a request that is waiting. Returns the function that removes it. */
  readonly onMade: (fulfil: (detail: Detail) => void) => () => void
}

/** Creates a request channel. A request that waits longer than the timeout of chunks is dropped. */
export function createWish<Detail>(): Wish<Detail> {
  let fulfilling: ((detail: Detail) => void) | null = null
  let waiting: { readonly detail: Detail; readonly until: number } | null = null
  return {
    make: (detail) => {
      if (fulfilling) return fulfilling(detail)
      waiting = { detail, until: performance.now() + CHUNK_TIMEOUT_MS }
      dispatchEvent(new Event(WISHED))
    },
    onMade: (fulfil) => {
      fulfilling = fulfil
      const made = waiting
      waiting = null
      if (made && performance.now() < made.until) fulfil(made.detail)
      return () => {
        if (fulfilling === fulfil) fulfilling = null
      }
    },
  }
}
