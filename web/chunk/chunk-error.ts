/** How a part of the app failed to load. */
type ChunkFailure = 'timeout' | 'missing'

/** A part of the app that failed to load. */
class ChunkError extends Error {
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'
  readonly chunk: string
  readonly failure: ChunkFailure

  constructor(chunk: string, failure: ChunkFailure, isStyle: boolean, cause?: unknown) {
    super(`The ${isStyle ? 'style' : 'script'} of "${chunk}" could not be loaded: ${failure}`, { cause })
    this.chunk = chunk
    this.failure = failure
    this.code = isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED'
  }
}

/** Loads a part of the app; throws a `ChunkError` if it fails or takes longer than `timeoutMs`. */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  timeoutMs: number,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(chunk, 'timeout', false)), timeoutMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    if (error instanceof ChunkError) throw error
    // The error text of Vite's CSS preloading.
    const isStyle = error instanceof Error && /preload CSS/i.test(error.message)
    throw new ChunkError(chunk, 'missing', isStyle, error)
  } finally {
    clearTimeout(timer)
  }
}
