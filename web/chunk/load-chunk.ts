/**
 * Loads a part of the app; throws if it fails or takes longer than `timeoutMs`. The error names the part and how it failed,
 * and has a code of its own for a style.
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  timeoutMs: number,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeoutMs, 'timeout')
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    // The error text of Vite's CSS preloading.
    const isStyle = /preload CSS/i.test(String(cause))
    const failure = cause === 'timeout' ? cause : 'missing'
    throw Object.assign(
      new Error(`The ${isStyle ? 'style' : 'script'} of "${chunk}" could not be loaded: ${failure}`, { cause }),
      { code: isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED', chunk, failure },
    )
  } finally {
    clearTimeout(timer)
  }
}
