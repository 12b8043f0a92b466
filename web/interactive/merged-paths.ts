import type { ShownRegion } from './shown-region.ts'

/** All regions of one look and colour as one path. */
interface MergedPath {
  readonly look: ShownRegion['look']
  readonly colour: string | undefined
  readonly path: string
}

/** Merges regions into one path per look and colour: hundreds of links are too slow while a picture turns. */
export function mergedPaths(regions: readonly Pick<ShownRegion, 'look' | 'colour' | 'path'>[]): readonly MergedPath[] {
  const groups = Map.groupBy(regions, ({ look, colour }) => `${look} ${colour ?? ''}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ look: first.look, colour: first.colour, path: group.map(({ path }) => path).join('') }] : []
  })
}
