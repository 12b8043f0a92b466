/** Waits for the fonts and all pictures of a page, but at most `MOST_MS`; pictures that fail are ignored. */
export async function picturesReady(page: Document): Promise<void> {
  const drawn = [...page.querySelectorAll('image')].map(({ href }) => href.baseVal)
  const sources = new Set([...[...page.images].map(({ currentSrc, src }) => currentSrc || src), ...drawn])
  const all = Promise.all([page.fonts.ready, ...[...sources].filter(Boolean).map(decoded)])
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, MOST_MS))])
}

const MOST_MS = 5_000

async function decoded(source: string): Promise<void> {
  const image = new Image()
  image.src = source
  await image.decode().catch(() => {})
}
