/** Loads what reads and writes pictures. With the first of them: a start does not wait for it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Every picture is read once: what libvips keeps of it is only memory lost.
  sharp.cache(false)
  return sharp
}
