import type { ImportError } from '#contract/errors.ts'
import { formatPath } from './paths.ts'

// What JSON writes for the character zero and for half of a surrogate pair.
const ESCAPED = /\\u(?:0000|d[89a-f])/

/** Finds texts that no database stores: with the character zero, or with half of a surrogate pair. */
export function checkCharacters(file: object): readonly ImportError[] {
  // Nearly every file has none, and one look at the whole is quicker than one at every text.
  return ESCAPED.test(JSON.stringify(file)) ? findIn(file, []) : []
}

function findIn(value: unknown, path: readonly PropertyKey[]): readonly ImportError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path: formatPath(path), reason: REASON }]
  if (Array.isArray(value)) return value.flatMap((item, index) => findIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findIn(item, [...path, key]))
}

const REASON = 'Has a character that is no text, zero or half of a pair: remove it'

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
