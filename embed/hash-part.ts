// Left unescaped to stay readable: these are not separators in a fragment.
const LEGIBLE = /%(?:2F|3F|3D|2C|3A)/g

/** The key of a catalogue in the host page's fragment: `vitrine`, or `vitrine-{name}`. */
export function hashKey(name: string): string {
  return name ? `vitrine-${encodeURIComponent(name)}` : 'vitrine'
}

/** The value of a key in a fragment; null if it is missing or malformed. */
export function readHashPart(hash: string, key: string): string | null {
  const own = partsOf(hash).find((part) => isOf(part, key))
  try {
    return own === undefined ? null : decodeURIComponent(own.slice(key.length + 1))
  } catch {
    return null
  }
}

/** The fragment with a key set, or removed if the value is null; all other parts stay unchanged. */
export function writeHashPart(hash: string, key: string, value: string | null): string {
  const own = value === null ? [] : [`${key}=${encodeURIComponent(value).replace(LEGIBLE, decodeURIComponent)}`]
  const parts = partsOf(hash)
  const index = parts.findIndex((part) => isOf(part, key))
  const written = index < 0 ? [...parts, ...own] : parts.toSpliced(index, 1, ...own)
  return written.join('&')
}

function partsOf(hash: string): readonly string[] {
  const text = hash.replace(/^#/, '')
  return text === '' ? [] : text.split('&')
}

function isOf(part: string, key: string): boolean {
  return part.startsWith(`${key}=`)
}
