import type { ImportError } from '#contract/errors.ts'
import { isTooDeep } from '#server/http/is-too-deep.ts'
import { decodeText } from './decode-text.ts'
import { findSyntaxFaults } from './json-syntax.ts'
import { WHOLE_FILE } from './paths.ts'

/** The content of a JSON file with its text, or why it can't be read. */
type ParsedJson = { readonly file: unknown; readonly text: string } | { readonly errors: readonly ImportError[] }

// A key that would change the prototype of an object, escaped or not.
const PROTO_KEY =
  /"(?:_|\\u005f){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006f)(?:t|\\u0074)(?:o|\\u006f)(?:_|\\u005f){2}"\s*:/i

// Far more than the points of a region have.
const MAX_DEPTH = 64
const TOO_DEEP = 'Is nested too deeply'

/** Reads the bytes of a JSON file. */
export function parseJson(bytes: Uint8Array): ParsedJson {
  const decoded = decodeText(bytes)
  if ('fault' in decoded) return { errors: [{ path: WHOLE_FILE, ...decoded.fault }] }
  const { text } = decoded
  if (PROTO_KEY.test(text)) return { errors: [{ path: WHOLE_FILE, reason: 'Has the key "__proto__": remove it' }] }
  try {
    const file: unknown = JSON.parse(text)
    return isTooDeep(file, MAX_DEPTH) ? { errors: [{ path: WHOLE_FILE, reason: TOO_DEEP }] } : { file, text }
  } catch (error) {
    return { errors: findSyntaxFaults(text, (error as Error).message) }
  }
}
