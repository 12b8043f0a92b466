import path from 'node:path'
import type { Plugin } from 'vite'
import { reachedFrom, without } from './chunk-groups.ts'

const studio = path.resolve(import.meta.dirname, '../studio')

const HOME = ['home/home-screen.tsx']
const UNITS = ['instance/units-screen.tsx']

/** Other parts that need some of the modules of these screens, and are opened without them. */
const OTHERS = [
  'compare/compare-dialog.tsx',
  'home/new-project-screen.tsx',
  'palette/palette.tsx',
  'people/people-screen.tsx',
  'project/open-store.ts',
  'publish/publish-screen.tsx',
]

/** Assigns the modules of the Studio's screens to groups, after the bundler has read all of them. */
export function studioChunkGroups() {
  const reached = new Map<string, ReadonlySet<string>>()
  const isOf = (group: string) => (id: string) => reached.get(group)?.has(id) === true
  const plugin: Plugin = {
    name: 'studio-chunk-groups',
    apply: 'build',
    buildEnd() {
      const of = (parts: readonly string[]) =>
        reachedFrom(
          parts.map((part) => path.join(studio, part)),
          (id) => this.getModuleInfo(id)?.importedIds ?? [],
        )
      const home = of(HOME)
      const units = of(UNITS)
      const others = of(OTHERS)
      reached.set('screens', shared(home, units))
      reached.set('pages', without(shared(home, others), units))
      reached.set('project', without(shared(units, others), home))
      reached.set('units', without(without(units, home), others))
    },
  }
  return {
    plugin,
    isOfScreens: isOf('screens'),
    isOfPages: isOf('pages'),
    isOfProject: isOf('project'),
    isOfUnits: isOf('units'),
  }
}

function shared(ids: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ids].filter((id) => others.has(id)))
}
