import { encode } from 'uqr'
import { loadSharp } from '#server/media/load-sharp.ts'

/** A QR code as rows of dark (true) and light modules, including the quiet zone. */
interface QrModules {
  readonly rows: readonly (readonly boolean[])[]
}

// Scanners need four light modules on each side (ISO 18004).
const QUIET_ZONE = 4

// The capacity of the largest code with the lowest error correction.
const MAX_BYTES = 2953

/** Encodes a text; null if it is too long for a QR code. */
export function encodeQr(text: string): QrModules | null {
  if (Buffer.byteLength(text) > MAX_BYTES) return null
  // The best error correction that fits the size.
  return { rows: encode(text, { ecc: 'L', boostEcc: true, border: QUIET_ZONE }).data }
}

/** Draws a QR code as SVG, one run of dark modules at a time. */
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

/**
 * Draws a QR code as PNG, with whole pixels for every module and the rest as margin. Uses at least one pixel for each
 * module.
 */
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
      // Greyscale, because building a palette would read every pixel.
      .toColourspace('b-w')
      .png()
      .toBuffer()
  )
}
