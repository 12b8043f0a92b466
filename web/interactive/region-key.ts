import type { Chess, Instance } from '#domain/chess/chess.ts'
import type { Failures } from '#domain/filter/evaluate.ts'
import type { Target } from '#domain/picture/pinpoint.ts'

/** The targets that hold a unit that the visitor asks for. */
export function matchingKeys({ instances }: Chess, failures: Failures): ReadonlySet<string> {
  return keysAround(instances.filter(({ row }) => failures[row] === 0))
}

/** The targets that hold one of these units, and the units themselves. */
export function keysAround(instances: readonly Instance[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const { id, storey, section, estate } of instances) {
    keys.add(`instance:${id}`).add(`storey:${storey.id}`).add(`section:${section.id}`).add(`estate:${estate.id}`)
  }
  return keys
}

/** The target that a key names. */
export function targetOf(key: string): Target {
  const [kind, id] = key.split(':')
  // Keys are made by `keyOf` alone.
  return { kind: kind as Target['kind'], id: Number(id) }
}
