import sharp from 'sharp'

/** The visible difference of two screenshots, from 0 to 1: a moved letter counts, a rounding difference does not. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<number> {
  // Most often nothing differs, and decoding is slow.
  if (before.equals(after)) return 0
  const [a, b] = await Promise.all([before, after].map(pixelsOf))
  if (!a || !b || a.length !== b.length) return 1
  let different = 0
  for (let at = 0; at < a.length; at += 3) {
    const by = [0, 1, 2].reduce((sum, channel) => sum + Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)), 0)
    if (by > NOTABLE) different += 1
  }
  return different / (a.length / 3)
}

const NOTABLE = 60

/** At half the size, so that a shift of half a pixel does not count. */
async function pixelsOf(screenshot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize(Math.round(width / 2))
    .removeAlpha()
    .raw()
    .toBuffer()
}
