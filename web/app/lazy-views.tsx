import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

/** The views of a catalogue; each loads when it is opened. `says: 'first'`: it needs only the messages of the first view. */
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
export const InteractiveView = lazyPart(
  'interactive-view',
  async () => (await import('#web/interactive/interactive-view.tsx')).InteractiveView,
  { skeleton: <StageSkeleton shape="picture" />, says: 'first' },
)
export const StoreyPlanView = lazyPart(
  'storey-plan-view',
  async () => (await import('#web/storey-plan/storey-plan-view.tsx')).StoreyPlanView,
  { skeleton: <StageSkeleton shape="picture" /> },
)
export const PanoramaPage = lazyPart(
  'panorama-page',
  async () => (await import('#web/panorama/panorama-page.tsx')).PanoramaPage,
  { skeleton: <StageSkeleton shape="picture" /> },
)
export const ProjectsPage = lazyPart(
  'projects-page',
  async () => (await import('#web/projects/projects-page.tsx')).ProjectsPage,
  { skeleton: <StageSkeleton shape="cards" /> },
)
export const InfoPage = lazyPart('info-page', async () => (await import('#web/info/info-page.tsx')).InfoPage, {
  skeleton: <StageSkeleton shape="text" />,
})
export const AboutPage = lazyPart('about-page', async () => (await import('#web/info/about-page.tsx')).AboutPage, {
  skeleton: <StageSkeleton shape="text" />,
})
export const FailedPicture = lazyPart(
  'failed-picture',
  async () => (await import('./failed-picture.tsx')).FailedPicture,
  {
    skeleton: <StageSkeleton shape="picture" />,
  },
)
