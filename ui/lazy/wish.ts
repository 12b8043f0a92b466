import { CHUNK_TIMEOUT_MS } from '#domain/screen/screen-size.ts'
import { WISHED } from './when-wished.ts'

/** Something that a visitor asks for and that a part fulfils whose code may still be on its way. */
export interface Wish<Detail> {
  readonly make: (detail: Detail) => void
  /** Fulfils this wish from now on, also one that was made before; gives what ends that. */
  readonly onMade: (fulfil: (detail: Detail) => void) => () => void
}

/** Creates a wish. One that waits longer than code may take to come is forgotten. */
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
