import { drawQrSvg, encodeQr } from '#server/qr/draw-qr.ts'

const FILE = 'qr.svg'

/** Draws the QR code of a link; a link too long for a QR code gets none. */
export function drawLink(link: string) {
  const modules = encodeQr(link)
  if (!modules) return { placed: null, drawings: {} }
  const side = modules.rows.length
  return { placed: { file: FILE, side }, drawings: { [FILE]: drawQrSvg(modules, side) } }
}
