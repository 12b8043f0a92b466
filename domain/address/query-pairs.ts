/** The query string as names and encoded values. Still encoded, so a comma inside a value differs from a separator. */
export function readRawQuery(search: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = part.split('=')
    if (name !== '' && !pairs.has(name)) pairs.set(name, value.join('='))
  }
  return pairs
}

/** The query string as names and values. A malformed value is dropped. */
export function readQueryPairs(search: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  for (const [name, raw] of readRawQuery(search)) {
    const value = decode(raw)
    if (value !== null) pairs.set(name, value)
  }
  return pairs
}

/** The values of a comma-separated query value. */
export function readList(raw: string | undefined): readonly string[] {
  return (raw ?? '').split(',').flatMap((part) => decode(part) || [])
}

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '))
  } catch {
    return null
  }
}
