/**
 * Tells whether the database can keep every text of a body or query: PostgreSQL has no place for the zero character, and
 * its JSON none for half a surrogate pair.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item))
}
