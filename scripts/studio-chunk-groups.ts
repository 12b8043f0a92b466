import { chunkGroups, shared, without } from './chunk-groups.ts'

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

/** Assigns the modules of the Studio's screens to groups. */
export function studioChunkGroups() {
  const { plugin, isOf } = chunkGroups('studio', (of) => {
    const home = of(HOME)
    const units = of(UNITS)
    const others = of(OTHERS)
    return {
      screens: shared(home, units),
      pages: without(shared(home, others), units),
      project: without(shared(units, others), home),
      units: without(without(units, home), others),
    }
  })
  return {
    plugin,
    isOfScreens: isOf('screens'),
    isOfPages: isOf('pages'),
    isOfProject: isOf('project'),
    isOfUnits: isOf('units'),
  }
}
