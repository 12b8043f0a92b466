import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

/** The views of a catalogue: a visitor loads the one that he opens. They say only what the first view says. */
export const ChessView = lazyPart('chess-view', async () => (await import('#web/chess/chess-view.tsx')).ChessView, {
  skeleton: <StageSkeleton shape="grid" />,
  says: 'first',
})
export const ChessPlusView = lazyPart(
  'chess-plus-view',
  async () => (await import('#web/chess-plus/chess-plus-view.tsx')).ChessPlusView,
  { skeleton: <StageSkeleton shape="grid" />, says: 'first' },
)
export const PremisesView = lazyPart(
  'premises-view',
  async () => (await import('#web/premises/premises-view.tsx')).PremisesView,
  { skeleton: <StageSkeleton shape="cards" />, says: 'first' },
)
export const FavouritesView = lazyPart(
  'favourites-view',
  async () => (await import('#web/favourites/favourites-view.tsx')).FavouritesView,
  { skeleton: <StageSkeleton shape="cards" /> },
)
