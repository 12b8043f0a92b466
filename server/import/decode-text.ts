/** An error in the file's text. Line and column count from 1. */
interface TextFault {
  readonly reason: string
  readonly line?: number
  readonly column?: number
}

/** The text of a file, or why it can't be read. */
type DecodedText = { readonly text: string } | { readonly fault: TextFault }

const SPACE = 0x20
const SAVE_AS_UTF8 = 'Save the file as UTF-8 and import it again'

/** Decodes UTF-8 or UTF-16, with or without a byte order mark. Recognises other formats and names them in the error. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.every((byte) => byte <= SPACE)) return { fault: { reason: 'The file is empty' } }
  const other = otherFormat(bytes)
  if (other !== null) return { fault: { reason: other } }
  const encoding = encodingOf(bytes)
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    return {
      fault: encoding === 'utf-8' ? notUtf8(bytes) : { reason: `Is broken ${encoding.toUpperCase()}. ${SAVE_AS_UTF8}` },
    }
  }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // JSON starts with an ASCII character, so UTF-16 has a zero byte next to it.
  if (second === 0 && first !== 0) return 'utf-16le'
  return first === 0 && second !== 0 && second !== undefined ? 'utf-16be' : 'utf-8'
}

const EXPORT_AS_JSON = 'A project is imported from a JSON file: see docs/import.md'

// The first bytes, as Latin-1, of files that people pick by mistake.
const SIGNATURES: readonly (readonly [string, string])[] = [
  ['\xd0\xcf\x11\xe0', `Is an old Excel or Word file (.xls, .doc), not JSON. ${EXPORT_AS_JSON}`],
  ['\x1f\x8b', 'Is a gzip archive, not JSON: unpack it, and import the JSON file in it'],
  ['%PDF', `Is a PDF, not JSON. ${EXPORT_AS_JSON}`],
  ['\x89PNG', `Is a picture (PNG), not JSON. ${EXPORT_AS_JSON}`],
  ['\xff\xd8\xff', `Is a picture (JPEG), not JSON. ${EXPORT_AS_JSON}`],
  ['\xff\xfe\0\0', `Is UTF-32, which is not supported. ${SAVE_AS_UTF8}`],
  ['\0\0\xfe\xff', `Is UTF-32, which is not supported. ${SAVE_AS_UTF8}`],
]

const HEAD_BYTES = 4096

function otherFormat(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  if (head.startsWith('PK\x03\x04')) return zipFault(head)
  // TextDecoder reads "latin1" as Windows-1252, which changes bytes such as 0x89.
  const raw = String.fromCharCode(...bytes.subarray(0, 4))
  const known = SIGNATURES.find(([signature]) => raw.startsWith(signature))
  if (known) return known[1]
  const start = head
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .slice(0, 200)
    .toLowerCase()
  if (start.startsWith('<!doctype html') || start.startsWith('<html')) {
    return 'Is an HTML page, not JSON. It may be the sign-in or error page of a site: download the file again'
  }
  return start.startsWith('<') ? `Is XML, not JSON. ${EXPORT_AS_JSON}` : null
}

function zipFault(head: string): string {
  if (head.includes('xl/')) return `Is an Excel workbook (.xlsx), not JSON. ${EXPORT_AS_JSON}`
  if (head.includes('[Content_Types].xml')) return `Is an Office document, not JSON. ${EXPORT_AS_JSON}`
  return 'Is a zip archive, not JSON: unpack it, and import the JSON file in it'
}

// What a decoder writes for bytes it can't read, and the same character as UTF-8.
const UNREADABLE = '\ufffd'
const UNREADABLE_BYTES = [0xef, 0xbf, 0xbd]

/** Finds the first byte that is not UTF-8, and the most likely encoding. */
function notUtf8(bytes: Uint8Array): TextFault {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const { index, offset } = firstUnreadable(text, bytes)
  const before = text.slice(0, index)
  const encoding = guessEncoding(text, bytes)
  const guess =
    encoding === null ? 'this character is broken' : `this looks like ${encoding}, ${wordAt(bytes, offset, encoding)}`
  return {
    reason: `Is not UTF-8: ${guess}. ${SAVE_AS_UTF8}`,
    line: before.split('\n').length,
    column: index - before.lastIndexOf('\n'),
  }
}

function firstUnreadable(text: string, bytes: Uint8Array): { readonly index: number; readonly offset: number } {
  let index = -1
  let offset = 0
  do {
    const next = text.indexOf(UNREADABLE, index + 1)
    offset += Buffer.byteLength(text.slice(Math.max(index, 0), next))
    index = next
    // The file may contain the replacement character itself.
  } while (UNREADABLE_BYTES.every((byte, at) => bytes[offset + at] === byte))
  return { index, offset }
}

type Encoding = 'Windows-1251' | 'Windows-1252'

// The letters of Windows-1251: А to я, Ё and ё.
const isCyrillic = (byte = 0) => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8

/** Cyrillic words are runs of high bytes. In Western languages a high byte usually stands alone among ASCII letters. */
function guessEncoding(text: string, bytes: Uint8Array): Encoding | null {
  if (isMostlyUtf8(text)) return null
  const high = bytes.reduce((count, byte) => (byte < 0x80 ? count : count + 1), 0)
  const inRuns = bytes.reduce((count, byte, index) => {
    const isInRun = isCyrillic(byte) && (isCyrillic(bytes[index - 1]) || isCyrillic(bytes[index + 1]))
    return isInRun ? count + 1 : count
  }, 0)
  return inRuns * 2 > high ? 'Windows-1251' : 'Windows-1252'
}

function isMostlyUtf8(text: string): boolean {
  const bad = text.split(UNREADABLE).length - 1
  const high = text.match(/[^\0-\x7f]/gu)?.length ?? 0
  return high > 2 * bad
}

const MAX_WORD = 40

/** The word around a byte, in quotes. */
function wordAt(bytes: Uint8Array, offset: number, encoding: Encoding): string {
  const isInWord = (byte = 0x20) => byte >= 0x80 || /\w/.test(String.fromCharCode(byte))
  let start = offset
  while (offset - start < MAX_WORD && isInWord(bytes[start - 1])) start -= 1
  let end = offset + 1
  while (end - offset < MAX_WORD && isInWord(bytes[end])) end += 1
  return JSON.stringify(new TextDecoder(encoding).decode(bytes.subarray(start, end)))
}
