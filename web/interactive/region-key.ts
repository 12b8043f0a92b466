import type { Chess, Instance } from '#domain/chess/chess.ts'
import type { Failures } from '#domain/filter/match-units.ts'
import type { Target } from '#domain/picture/pinpoint.ts'

/** The keys of targets that contain a unit matching the filter. */
export function matchingKeys({ instances }: Chess, failures: Failures): ReadonlySet<string> {
  return keysAround(instances.filter(({ row }) => failures[row] === 0))
}

/** The keys of these units and of everything that contains them. */
export function keysAround(instances: readonly Instance[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const { id, storey, section, estate } of instances) {
    keys.add(`instance:${id}`).add(`storey:${storey.id}`).add(`section:${section.id}`).add(`estate:${estate.id}`)
  }
  return keys
}

/** Parses a key back to its target. */
export function targetOf(key: string): Target {
  const [kind, id] = key.split(':')
  // Safe, since only `keyOf` creates keys.
  return { kind: kind as Target['kind'], id: Number(id) }
}
