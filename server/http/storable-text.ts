/**
 * Tells whether the database can keep every text of a body or query: PostgreSQL has no place for the zero character, and
 * its JSON none for half a surrogate pair.
 */
export function isStorable(value: unknown): boolean {
  // Not by recursion: a body may be nested deeper than the stack.
  const left = [value]
  while (left.length > 0) {
    const item = left.pop()
    if (typeof item === 'string' && !isStorableText(item)) return false
    if (typeof item !== 'object' || item === null || Buffer.isBuffer(item)) continue
    for (const [key, inner] of Object.entries(item)) left.push(key, inner)
  }
  return true
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
