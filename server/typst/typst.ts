import { createTypstQueue, startProcess, startThread } from './typst-queue.ts'
import type { TypstDocument } from './typst-task.ts'

/**
 * Compiles documents outside of the main thread: small ones in a thread, large ones in a process, so that neither
 * blocks the other.
 */
export interface Typst {
  readonly pdf: (document: TypstDocument) => Promise<Buffer>
  readonly largePdf: (document: TypstDocument) => Promise<Buffer>
  /** The first page as an SVG that needs no font. */
  readonly svg: (document: TypstDocument) => Promise<Buffer>
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = { small: 60_000, large: 300_000 } as const

/** Creates the compiler. Fonts and compiler are loaded with the first document. */
export function createTypst(): Typst {
  const small = createTypstQueue({ start: startThread, timeoutMs: TIMEOUT_MS.small, endsIdle: false })
  const large = createTypstQueue({ start: startProcess, timeoutMs: TIMEOUT_MS.large, endsIdle: true })
  return {
    pdf: (document) => small.compile(document, 'pdf'),
    largePdf: (document) => large.compile(document, 'pdf'),
    svg: (document) => small.compile(document, 'svg'),
    close: async () => {
      await Promise.all([small.close(), large.close()])
    },
  }
}
