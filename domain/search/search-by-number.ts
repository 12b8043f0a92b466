import type { Instance } from '#domain/chess/chess.ts'

/** Finds units by number: exact matches first, then numbers that start with the text, then numbers that contain it. */
export function searchByNumber(instances: readonly Instance[], text: string, limit: number): readonly Instance[] {
  const wanted = normalNumber(text)
  if (wanted === '') return []
  const found: [exact: Instance[], prefix: Instance[], inside: Instance[]] = [[], [], []]
  for (const instance of instances) {
    const at = normalNumber(instance.number).indexOf(wanted)
    if (at === 0) found[normalNumber(instance.number).length === wanted.length ? 0 : 1].push(instance)
    else if (at > 0) found[2].push(instance)
    if (found[0].length >= limit) break
  }
  return found.flat().slice(0, limit)
}

const SIGN = /[\s#№.\-/]/
const SIGNS = new RegExp(SIGN, 'g')

/** A number as it is searched, without case, spaces and signs: a visitor types "№ 12-A", the data has "12A". */
export function normalNumber(text: string): string {
  const lower = text.toLowerCase()
  // Most numbers have none, and a search normalises those of all units.
  return SIGN.test(lower) ? lower.replace(SIGNS, '') : lower
}
