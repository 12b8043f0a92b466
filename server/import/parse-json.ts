/** What a JSON file says, or why it can't be read. */
export type ParsedJson = { readonly file: unknown } | { readonly fault: string }

// A key that would change the prototype of an object, escaped or not.
const PROTO_KEY =
  /"(?:_|\\u005f){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006f)(?:t|\\u0074)(?:o|\\u006f)(?:_|\\u005f){2}"\s*:/i

/** Reads the bytes of a JSON file. */
export function parseJson(bytes: Uint8Array): ParsedJson {
  try {
    // Takes off a byte order mark, and refuses what is no UTF-8.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (PROTO_KEY.test(text)) return { fault: 'Has the key "__proto__"' }
    return { file: JSON.parse(text) }
  } catch (error) {
    return { fault: `Can't be read as JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
