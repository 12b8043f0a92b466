import { availableParallelism } from 'node:os'
import type { RenderedPage } from '#contract/rendered-page.ts'
import type { RenderTask } from './render-task.ts'
import { createRenderThread } from './render-thread.ts'

/** Renders pages in threads of their own. */
export interface PageRenderer {
  /** Starts the first thread, so that the first visitor does not wait for it. */
  readonly warm: () => void
  /** Whether so many pages wait that only what somebody asked for should be rendered. */
  readonly isBusy: () => boolean
  /** The rendered page; null if too many wait. */
  readonly render: (task: RenderTask) => Promise<readonly RenderedPage[] | null>
  readonly close: () => Promise<void>
}

// Some seconds of work for each thread. Above this, the browser renders the page.
const MAX_WAITING = 40
// A page or two for each thread is a quiet moment.
const BUSY = 2
// Each thread takes a hundred megabytes, and more than these would outrun the thread that sends the pages.
const MOST_THREADS = 8

/** Creates a renderer with the module from the build. It leaves one core to the thread that answers requests. */
export function createPageRenderer(
  module: string,
  count = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
): PageRenderer {
  const threads = Array.from({ length: count }, () => createRenderThread(module))
  // The first of those with the least to do, so that a further thread starts only when all others are at work.
  const leastBusy = () => threads.reduce((best, thread) => (thread.waiting() < best.waiting() ? thread : best))
  return {
    warm: () => threads[0]?.start(),
    isBusy: () => leastBusy().waiting() >= BUSY,
    render: async (task) => {
      const thread = leastBusy()
      return thread.waiting() >= MAX_WAITING ? null : thread.render(task)
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
