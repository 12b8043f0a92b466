import { Worker } from 'node:worker_threads'
import { sanitizeSvg } from '#server/html/sanitize-svg.ts'
import { createRunLimited } from './run-limited.ts'

/** A cleaned drawing; null if it is not one, `too_complex` if cleaning takes too much time or memory. */
type CleanedDrawing = { readonly svg: string } | null | 'too_complex'

/** The limits of cleaning. Tests use lower ones. */
interface CleaningLimits {
  /** In characters. Cleaning a shorter drawing is faster than starting a thread. */
  readonly inline: number
  readonly timeoutMs: number
  readonly memoryMb: number
}

// 5 MB take up to three seconds. The rest is room for slower machines.
const LIMITS: CleaningLimits = { inline: 100_000, timeoutMs: 60_000, memoryMb: 1024 }

// For the whole process: each thread may take a core and a lot of memory.
const run = createRunLimited(1)

/** Sanitises an SVG. A large one is cleaned in a thread, so that visitors do not wait. */
export async function cleanDrawing(svg: string, limits: Partial<CleaningLimits> = {}): Promise<CleanedDrawing> {
  const { inline, timeoutMs, memoryMb } = { ...LIMITS, ...limits }
  if (svg.length > inline) return run(() => cleanInThread(svg, timeoutMs, memoryMb))
  const clean = sanitizeSvg(svg)
  return clean === null ? null : { svg: clean }
}

function cleanInThread(svg: string, timeoutMs: number, memoryMb: number): Promise<CleanedDrawing> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./clean-drawing-worker.ts', import.meta.url), {
      workerData: svg,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => resolve('too_complex')), timeoutMs)
    worker.once('message', (clean: string | null) => end(() => resolve(clean === null ? null : { svg: clean })))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('too_complex') : reject(error))),
    )
    worker.once('exit', () => end(() => reject(new Error('The thread that cleans a drawing exited early'))))
  })
}
