import type { Instance } from '#domain/chess/chess.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'

/** The drawing of a unit among its neighbours. Loads with the first unit that has no plan. */
export const Bays = lazyPart('bays', async () => (await import('./bays.tsx')).Bays, { says: 'first' })

/** Whether a unit without a plan gets the drawing: only parking spaces and storage rooms, which have no rooms. */
export function hasBays({ layout }: Instance): boolean {
  return layout.type === 'parking' || layout.type === 'storage'
}
