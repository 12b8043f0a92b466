// Legible in a fragment, and no separators there.
const LEGIBLE = /%(?:2F|3F|3D|2C|3A)/g

/** The name that a catalogue has in the host's address: `vitrine`, or `vitrine-{name}`. */
export function hashKey(name: string): string {
  return name ? `vitrine-${encodeURIComponent(name)}` : 'vitrine'
}

/** What a fragment keeps under a key; null where it does not name it, or not legibly. */
export function readHashPart(hash: string, key: string): string | null {
  const own = partsOf(hash).find((part) => isOf(part, key))
  try {
    return own === undefined ? null : decodeURIComponent(own.slice(key.length + 1))
  } catch {
    return null
  }
}

/** The fragment with a value under a key, or without the key; all else stays as and where it is. */
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
