import path from 'node:path'
import type { Plugin } from 'vite'

const web = path.resolve(import.meta.dirname, '../web')

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

/** Assigns modules to groups, after the bundler has read all of them. */
export function chunkGroups() {
  const reached = new Map<string, ReadonlySet<string>>()
  const isOf = (group: string) => (id: string) => reached.get(group)?.has(id) === true
  const plugin: Plugin = {
    name: 'chunk-groups',
    buildEnd() {
      const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const of = (parts: readonly string[]) =>
        reachedFrom(
          parts.map((part) => path.join(web, part)),
          importedBy,
        )
      const views = of(VIEWS)
      const picture = of(PICTURE)
      const later = of(LATER)
      reached.set('shared', new Set([...picture, ...later].filter((id) => views.has(id))))
      reached.set('picture', without(picture, views))
      reached.set('later', without(without(later, views), picture))
    },
  }
  return { plugin, isShared: isOf('shared'), isOfPicture: isOf('picture'), isLater: isOf('later') }
}

/** Modules with their static imports, without lazy ones. */
export function reachedFrom(
  ids: readonly string[],
  importedBy: (id: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    for (const imported of importedBy(id)) visit(imported)
  }
  for (const id of ids) visit(id)
  return reached
}

export function without(ids: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !others.has(id)))
}
