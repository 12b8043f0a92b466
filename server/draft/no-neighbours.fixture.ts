import type { DraftNeighbours } from './draft-deps.ts'

/** Nothing is held, owned or named, and nobody listens. */
export const NO_NEIGHBOURS: DraftNeighbours = {
  hasHold: async () => new Set(),
  isFieldOwned: async () => false,
  personNames: async () => new Map(),
  announceDraft: async () => {},
}
