import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Refusal } from '#server/http/refusal.ts'
import { cleanDrawing } from './clean-drawing.ts'
import { WHOLE_FILES } from './media-type.ts'
import type { PreparedFile } from './prepared-file.ts'

const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT } }
const VIEW_BOX = /^<svg [^>]*\bviewBox="\s*[-+.\de]+[\s,]+[-+.\de]+[\s,]+([-+.\de]+)[\s,]+([-+.\de]+)\s*"/

/** Sanitises an SVG, and compresses it once for all requests. */
export async function prepareDrawing(bytes: Buffer): Promise<PreparedFile | Refusal> {
  const svg = decodeText(bytes)
  const cleaned = svg === null ? null : await cleanDrawing(svg)
  if (cleaned === 'too_complex') return refuse('The drawing is too complex: simplify it, or save it as a picture')
  if (cleaned === null) return refuse('The drawing is not an SVG in UTF-8 without entities of its own')
  const clean = cleaned.svg
  const [, width = 0, height = 0] = VIEW_BOX.exec(clean)?.map(Number) ?? []
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) return refuse('The drawing has no viewBox')
  const text = Buffer.from(clean)
  const name = WHOLE_FILES['image/svg+xml']
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, BROTLI), promisify(gzip)(text)])
  const parts = [
    { name, bytes: text },
    { name: `${name}.br`, bytes: br },
    { name: `${name}.gz`, bytes: gz },
  ]
  return { width, height, widths: [], placeholder: '', parts }
}

function decodeText(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function refuse(reason: string): Refusal {
  return { refused: 'bad_request', reason }
}
