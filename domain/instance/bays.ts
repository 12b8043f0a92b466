import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'

/** A parking space or storage room in its row. */
interface Bay {
  readonly id: number
  /** The unit that is shown. */
  readonly isOwn: boolean
  readonly isTaken: boolean
}

/** As many as can be distinguished on a card. */
const SHOWN = 5

/** A unit among its neighbours of the same type on the storey, with the unit as near the middle as possible. */
export function baysAround(instance: Instance, shown = SHOWN): readonly Bay[] {
  const row = instance.storey.instances.filter(({ layout }) => layout.type === instance.layout.type)
  const at = row.indexOf(instance)
  const first = Math.max(0, Math.min(at - Math.floor(shown / 2), row.length - shown))
  return row
    .slice(first, first + shown)
    .map((unit) => ({ id: unit.id, isOwn: unit === instance, isTaken: !isFree(unit) }))
}
