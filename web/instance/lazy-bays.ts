import type { Instance } from '#domain/chess/chess.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'

/** The drawing of a unit in its row; it comes with the first unit that has no plan. */
export const Bays = lazyPart('bays', async () => (await import('./bays.tsx')).Bays, { says: 'first' })

/** Tells whether a unit without a plan is drawn in its row: spaces and storage rooms have no rooms to show. */
export function hasBays({ layout }: Instance): boolean {
  return layout.type === 'parking' || layout.type === 'storage'
}
