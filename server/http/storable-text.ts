/**
 * Whether the database can store every text of a body or query: PostgreSQL cannot store the zero character, and its
 * JSON no lone surrogates.
 */
export function isStorable(value: unknown): boolean {
  // Without recursion, since a body may be nested deeper than the stack.
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
