/**
 * Loads a part of the app; throws if it fails or takes longer than `timeoutMs`. Only the message reaches a console or a report,
 * so it names the part, and says whether its script or its style is missing or late.
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
    const what = /preload CSS/i.test(String(cause)) ? 'style' : 'script'
    const failure = cause === 'timeout' ? cause : 'missing'
    throw new Error(`The ${what} of "${chunk}" could not be loaded: ${failure}`, { cause })
  } finally {
    clearTimeout(timer)
  }
}
