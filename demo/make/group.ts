import { regionOf, SITES } from './map/sites.ts'
import type { Texts } from './texts.ts'
import type { GroupInput } from './types.ts'

/** The group's picture: the town with a region for each project. */
export function makeGroup(texts: Texts): GroupInput {
  return {
    vitrine: 1,
    group: 'meridian',
    interactives: [
      {
        id: 'map',
        kind: 'group',
        name: texts('meridian.map'),
        frames: [
          {
            image: 'images/meridian/map.svg',
            regions: SITES.map((site) => ({
              target: { kind: 'project', id: site.project },
              polygons: [regionOf(site)],
            })),
          },
        ],
      },
    ],
    root: 'map',
  }
}
