/** Loads sharp with the first picture, so that the server starts faster. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Every picture is read once, so the cache of libvips would only waste memory.
  sharp.cache(false)
  return sharp
}
