import { CHUNK_TIMEOUT_MS } from '#domain/screen/screen-size.ts'
import { PART_REQUESTED } from './when-part-requested.ts'

/** A request of the visitor, handled by a part whose code may not have loaded yet. */
interface PartRequest<Detail> {
  readonly send: (detail: Detail) => void
  /** Sets the handler, and calls it for a request that is waiting. Returns the function that removes it. */
  readonly handle: (next: (detail: Detail) => void) => () => void
}

/** Creates a request channel. A request that waits longer than the timeout of chunks is dropped. */
export function createPartRequest<Detail>(): PartRequest<Detail> {
  let handler: ((detail: Detail) => void) | null = null
  let waiting: { readonly detail: Detail; readonly until: number } | null = null
  return {
    send: (detail) => {
      if (handler) return handler(detail)
      waiting = { detail, until: performance.now() + CHUNK_TIMEOUT_MS }
      dispatchEvent(new Event(PART_REQUESTED))
    },
    handle: (next) => {
      handler = next
      const sent = waiting
      waiting = null
      if (sent && performance.now() < sent.until) next(sent.detail)
      return () => {
        if (handler === next) handler = null
      }
    },
  }
}
