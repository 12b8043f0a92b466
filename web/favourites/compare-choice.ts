import { COMPARE_LIMIT } from '#domain/compare/compare-row.ts'

/** A unit that may be compared. */
interface Candidate {
  readonly id: number
  readonly isFree: boolean
}

/** The compared units of a list: all of a short list, else the visitor's picks, or at first the first free units. */
export function comparedIds(units: readonly Candidate[], picked: readonly number[] | null): readonly number[] {
  const ids = units.map(({ id }) => id)
  if (!hasChoice(ids)) return ids
  const chosen = picked ?? firstPicks(units)
  return ids.filter((id) => chosen.includes(id))
}

function firstPicks(units: readonly Candidate[]): readonly number[] {
  const freeFirst = units.toSorted((a, b) => Number(b.isFree) - Number(a.isFree))
  return freeFirst.slice(0, COMPARE_LIMIT).map(({ id }) => id)
}

/** Tells whether there are more units than can be compared, so that the visitor has to choose. */
export function hasChoice(ids: readonly unknown[]): boolean {
  return ids.length > COMPARE_LIMIT
}

/** Adds a unit to the compared ones or removes it; null if the limit is reached. */
export function togglePick(compared: readonly number[], id: number): readonly number[] | null {
  if (compared.includes(id)) return compared.filter((picked) => picked !== id)
  return compared.length < COMPARE_LIMIT ? [...compared, id] : null
}
