import type { ImportError } from '#contract/errors.ts'
import { formatPath } from './paths.ts'

// How JSON writes NUL and half of a surrogate pair.
const ESCAPED = /\\u(?:0000|d[89a-f])/

/** Finds texts that PostgreSQL can't store: with a NUL character or half of a surrogate pair. */
export function checkCharacters(file: object): readonly ImportError[] {
  // Nearly every file has none. One test of the whole file is faster than one for every text.
  return ESCAPED.test(JSON.stringify(file)) ? findIn(file, []) : []
}

function findIn(value: unknown, path: readonly PropertyKey[]): readonly ImportError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path: formatPath(path), reason: REASON }]
  if (Array.isArray(value)) return value.flatMap((item, index) => findIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findIn(item, [...path, key]))
}

const REASON = 'Contains a NUL character or half of a surrogate pair: remove it'

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
