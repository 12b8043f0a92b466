import { MEDIA_TYPES, type MediaType } from '#contract/media.ts'

/** The names of stored files that are served whole. Pictures are `{width}.avif` and `{width}.webp` instead. */
export const WHOLE_FILES = {
  'image/svg+xml': 'file.svg',
  'video/mp4': 'file.mp4',
  'video/webm': 'file.webm',
  'application/pdf': 'file.pdf',
} as const satisfies Partial<Record<MediaType, string>>

/** A type whose files are stored whole rather than in widths. */
type WholeType = keyof typeof WHOLE_FILES

const BRANDS_OF_AVIF = /^(?:avif|avis)$/
const BRANDS_OF_MP4 = /^(?:iso[m2-9]|mp4[12]|avc1|dash|MSNV|M4V.)$/
const MATROSKA = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const PROLOG = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** Whether files of a type are stored whole. */
export function isWhole(type: MediaType): type is WholeType {
  return type in WHOLE_FILES
}

/** Detects the type of a file from its first bytes, whatever the sender declares. */
export function detectMediaType(bytes: Buffer): MediaType | null {
  return MEDIA_TYPES.find((type) => SIGNATURES[type](bytes)) ?? null
}

const SIGNATURES: Record<MediaType, (bytes: Buffer) => boolean> = {
  'image/avif': (bytes) => brandsOf(bytes).some((brand) => BRANDS_OF_AVIF.test(brand)),
  'image/jpeg': (bytes) => startsWith(bytes, JPEG),
  'image/png': (bytes) => startsWith(bytes, PNG),
  'image/svg+xml': (bytes) => /^<svg[\s/>]/.test(skipProlog(bytes.toString('utf8', 0, 16_384))),
  'image/webp': (bytes) => textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP',
  'video/mp4': (bytes) => brandsOf(bytes).some((brand) => BRANDS_OF_MP4.test(brand)),
  // Matroska, which browsers don't play, uses the same container. The header names the kind.
  'video/webm': (bytes) => startsWith(bytes, MATROSKA) && bytes.subarray(0, 64).includes('webm'),
  'application/pdf': (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-',
}

/** The brands in the first box of an ISO media file; empty if there is no such box. */
function brandsOf(bytes: Buffer): readonly string[] {
  if (textAt(bytes, 4) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [textAt(bytes, 8)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at))
  return brands
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

/** Skips what may come before the root of an SVG: white space, declarations, comments and a DOCTYPE. */
function skipProlog(xml: string): string {
  const rest = xml.replace(/^[\ufeff\s]+/, '')
  const end = PROLOG.find(([start]) => rest.startsWith(start))?.[1]
  if (!end) return rest
  const inner = end === '>' && /^[^>]*\[/.test(rest) ? ']' : ''
  const at = rest.indexOf(end, inner ? rest.indexOf(inner) + 1 : 0)
  return at < 0 ? '' : skipProlog(rest.slice(at + end.length))
}
