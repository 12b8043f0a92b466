import { chunkGroups, shared, union, without } from './chunk-groups.ts'

/** Other first views, and the filter: their modules stay out of the groups below, so that they need not load those. */
const VIEWS = [
  'chess/chess-view.tsx',
  'chess-plus/chess-plus-view.tsx',
  'premises/premises-view.tsx',
  'filter/filter-controls.tsx',
]

/** The interactive part of a picture. */
const PICTURE = ['interactive/photo-view.tsx', 'interactive/picture-stage.tsx']

/** What every page loads directly after its first view. */
const NEXT = ['app/later-parts.tsx', '../ui/toast/toast.tsx']

/** What opens over a page, with the card of a unit. */
const OVERLAYS = ['app/overlays.tsx', 'unit/unit-card.tsx']

/** Assigns the modules of the web app's first views to groups. */
export function webChunkGroups() {
  const { plugin, isOf } = chunkGroups('web', (of) => {
    const views = of(VIEWS)
    const picture = of(PICTURE)
    const next = of(NEXT)
    const overlays = of(OVERLAYS)
    const common = union(views, next)
    return {
      shared: shared(union(picture, union(next, overlays)), views),
      next: without(next, views),
      // Without this group the card of a unit would load the whole picture.
      places: without(shared(picture, overlays), common),
      picture: without(without(picture, overlays), common),
      overlays: without(without(overlays, picture), common),
    }
  })
  return {
    plugin,
    isShared: isOf('shared'),
    isNext: isOf('next'),
    isOfPlaces: isOf('places'),
    isOfPicture: isOf('picture'),
    isOfOverlays: isOf('overlays'),
  }
}
