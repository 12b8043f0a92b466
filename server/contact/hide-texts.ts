import type { ContactHider } from '#domain/partner/contact-hider.ts'

// Addresses of files and services, and the partner's own contacts.
const LEFT_ALONE: ReadonlySet<string> = new Set([
  'src',
  'srcset',
  'placeholder',
  'url',
  'token',
  'contacts',
  'analytics',
])
// The shortest phone has seven digits and the shortest address is `a@b.cd`, so numbers of units are skipped.
const SHORTEST = 6

/**
 * Removes the developer's contacts from every text of an answer at any depth, so that new fields are covered too.
 * Returns the same object if it contains no contacts.
 */
export function hideTexts<Data>(data: Data, hider: ContactHider): Data {
  return hideIn(data, hider) as Data
}

function hideIn(value: unknown, hider: ContactHider): unknown {
  if (typeof value === 'string') return value.length < SHORTEST ? value : hider.hideIn(value)
  if (Array.isArray(value)) return hideInList(value, hider)
  return value !== null && typeof value === 'object'
    ? hideInObject(value as Readonly<Record<string, unknown>>, hider)
    : value
}

function hideInList(list: readonly unknown[], hider: ContactHider): readonly unknown[] {
  // Skips points of outlines and ids, which are most of an answer.
  if (typeof list[0] === 'number') return list
  let changed: unknown[] | null = null
  for (let at = 0; at < list.length; at += 1) {
    const hidden = hideIn(list[at], hider)
    if (hidden === list[at]) continue
    changed ??= [...list]
    changed[at] = hidden
  }
  return changed ?? list
}

function hideInObject(record: Readonly<Record<string, unknown>>, hider: ContactHider): object {
  let changed: Record<string, unknown> | null = null
  for (const name in record) {
    const value = record[name]
    if (typeof value === 'number' || value === null || LEFT_ALONE.has(name)) continue
    const hidden = hideIn(value, hider)
    if (hidden === value) continue
    changed ??= { ...record }
    changed[name] = hidden
  }
  return changed ?? record
}
