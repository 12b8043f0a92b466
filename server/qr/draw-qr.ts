import { encode } from 'uqr'
import { loadSharp } from '#server/media/load-sharp.ts'

/** A QR code as rows of dark (true) and light modules, with the quiet zone around them. */
export interface QrModules {
  readonly rows: readonly (readonly boolean[])[]
}

// Readers need four light modules on each side (ISO 18004).
const QUIET_ZONE = 4

// What the largest code holds with the least correction.
const MAX_BYTES = 2953

/** Encodes a text; null where it is longer than any QR code. */
export function encodeQr(text: string): QrModules | null {
  if (Buffer.byteLength(text) > MAX_BYTES) return null
  // The best correction that the size leaves room for.
  return { rows: encode(text, { ecc: 'L', boostEcc: true, border: QUIET_ZONE }).data }
}

/** Draws a QR code as SVG, a run of dark modules at a time. */
export function drawQrSvg({ rows }: QrModules, size: number): string {
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  const side = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${runs.join('')}"/></svg>`
}

/** Draws a QR code as PNG: whole pixels for every module, the rest as margin. Never less than a pixel a module. */
export async function drawQrPng({ rows }: QrModules, size: number): Promise<Buffer> {
  const side = rows.length
  const drawn = Math.max(1, Math.floor(size / side)) * side
  const before = Math.max(0, Math.floor((size - drawn) / 2))
  const after = Math.max(0, size - drawn - before)
  const pixels = Buffer.from(rows.flat().map((dark) => (dark ? 0 : 255)))
  const sharp = await loadSharp()
  return (
    sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
      .resize(drawn, drawn, { kernel: 'nearest' })
      .extend({ top: before, left: before, bottom: after, right: after, background: '#fff' })
      // Grey: finding a palette looks at every pixel.
      .toColourspace('b-w')
      .png()
      .toBuffer()
  )
}
