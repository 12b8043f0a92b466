import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'

/** The parts of a unit that decide whether it is a good example. */
type SampleUnit = Pick<Instance, 'id' | 'status' | 'layout' | 'tour'>

/** Whether the card of a unit offers a 3D tour. */
export function hasTour({ tour, layout }: Pick<SampleUnit, 'tour' | 'layout'>): boolean {
  return Boolean(tour ?? layout.tour)
}

/** The unit whose card shows most: free before taken, then home before other kinds, then with a 3D tour. */
export function sampleUnit<Unit extends SampleUnit>(units: readonly Unit[]): Unit | null {
  let best: Unit | null = null
  for (const unit of units) if (best === null || scoreOf(unit) > scoreOf(best)) best = unit
  return best
}

function scoreOf(unit: SampleUnit): number {
  const isHome = unit.layout.type === 'living' || unit.layout.type === 'house'
  return (isFree(unit) ? 4 : 0) + (isHome ? 2 : 0) + (hasTour(unit) ? 1 : 0)
}
