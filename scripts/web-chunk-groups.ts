import { chunkGroups, shared, without } from './chunk-groups.ts'

/** Other first views, and the filter: their modules stay out of the groups below, so that they need not load those. */
const VIEWS = [
  'chess/chess-view.tsx',
  'chess-plus/chess-plus-view.tsx',
  'premises/premises-view.tsx',
  'filter/filter-controls.tsx',
]

/** The interactive part of a picture. */
const PICTURE = ['interactive/photo-view.tsx', 'interactive/picture-stage.tsx']

/** Parts that `web/main.tsx` loads after the first view. */
const LATER = [
  'app/overlays.tsx',
  'app/later-parts.tsx',
  '../ui/toast/toast.tsx',
  'unit/unit-card.tsx',
  'onboarding/welcome-note.tsx',
]

/** Assigns the modules of the web app's first views to groups. */
export function webChunkGroups() {
  const { plugin, isOf } = chunkGroups('web', (of) => {
    const views = of(VIEWS)
    const picture = of(PICTURE)
    const later = of(LATER)
    return {
      shared: shared(new Set([...picture, ...later]), views),
      picture: without(picture, views),
      later: without(without(later, views), picture),
    }
  })
  return { plugin, isShared: isOf('shared'), isOfPicture: isOf('picture'), isLater: isOf('later') }
}
