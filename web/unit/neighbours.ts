import type { Instance } from '#domain/chess/chess.ts'

/** The units before and after a unit in a list. Null at the ends, or if the unit is not in the list. */
interface Neighbours {
  readonly previous: Instance | null
  readonly next: Instance | null
}

/** Finds the neighbours of a unit. */
export function neighboursOf(list: readonly Instance[], id: number): Neighbours {
  const at = list.findIndex((instance) => instance.id === id)
  return at < 0 ? { previous: null, next: null } : { previous: list[at - 1] ?? null, next: list[at + 1] ?? null }
}
