import { round } from './geometry.ts'
import { framesOf, storeyPlansOf } from './pictures.ts'
import type { Source } from './source.ts'
import type { Texts } from './texts.ts'
import type { InteractiveInput, PanoramaInput } from './types.ts'

/** The pictures of the harbour: site plan, then a building that turns, then its storeys. */
export function harbourInteractives(source: Source, texts: Texts): InteractiveInput[] {
  const facade = (estate: 'a' | 'b'): InteractiveInput => ({
    id: `facade-${estate}`,
    kind: 'facade',
    name: texts(`harbour.estate.${estate}`),
    estate,
    parent: { interactive: 'masterplan', frame: 0 },
    frames: framesOf(source, `images/harbour/${estate}/`, () => 'storey'),
  })
  return [
    {
      id: 'masterplan',
      kind: 'masterplan',
      name: texts('harbour.masterplan'),
      frames: framesOf(source, 'images/harbour/masterplan', () => 'estate').map((frame) => ({
        ...frame,
        regions: [...(frame.regions ?? []), ...GROUND],
      })),
    },
    facade('a'),
    facade('b'),
    ...storeyPlansOf(source, 'harbour', 'a', texts),
    ...storeyPlansOf(source, 'harbour', 'b', texts),
  ]
}

// Drawn by hand on the site plan: the pond, where the aerial panorama was taken, and the lawn over the garage.
const GROUND: NonNullable<InteractiveInput['frames'][number]['regions']> = [
  {
    target: { kind: 'panorama', id: 'aerial' },
    polygons: [
      [
        [0.532, 0.543],
        [0.545, 0.528],
        [0.565, 0.52],
        [0.588, 0.516],
        [0.604, 0.521],
        [0.605, 0.535],
        [0.592, 0.547],
        [0.57, 0.556],
        [0.548, 0.56],
        [0.534, 0.554],
      ],
    ],
  },
  {
    target: { kind: 'section', id: 'a-u' },
    polygons: [
      [
        [0.152, 0.612],
        [0.165, 0.597],
        [0.212, 0.587],
        [0.222, 0.655],
        [0.21, 0.671],
        [0.162, 0.683],
        [0.151, 0.67],
      ],
    ],
  },
]

/** The panoramas: a show flat of three rooms, and the site from above. */
export function harbourPanoramas(source: Source, texts: Texts): PanoramaInput[] {
  const scenes = source.panoramas.map((panorama) => sceneOf(source, panorama, texts))
  return [
    { id: 'flat', name: texts('panorama.flat'), scenes: scenes.filter(({ id }) => id !== 'aerial') },
    { id: 'aerial', name: texts('panorama.aerial'), scenes: scenes.filter(({ id }) => id === 'aerial') },
  ]
}

type SourcePanorama = Source['panoramas'][number]
type Scene = PanoramaInput['scenes'][number]

function sceneOf(source: Source, panorama: SourcePanorama, texts: Texts): Scene {
  const id = sceneId(panorama.image)
  return {
    id,
    name: texts(`scene.${id}`),
    image: panorama.image,
    heading: compassHeading(panorama.heading),
    ...(panorama.layout !== null && { plan: { layout: panorama.layout, point: pointOnPlan(source, panorama) } }),
    hotspots: panorama.hotspots.map(({ target, yaw, pitch }) => ({ ...hotspotTarget(target, texts), yaw, pitch })),
  }
}

// The source counts counter-clockwise from east; on a compass a yaw to the right adds to the heading.
function compassHeading(degrees: number): number {
  return (450 - degrees) % 360
}

function hotspotTarget(target: string, texts: Texts): Pick<NonNullable<Scene['hotspots']>[number], 'target' | 'name'> {
  if (target.startsWith('estate:')) {
    const id = target.endsWith('a') ? 'a' : 'b'
    return { target: { kind: 'estate', id }, name: texts(`harbour.estate.${id}`) }
  }
  return { target: { kind: 'scene', id: sceneId(target) }, name: texts(`scene.${sceneId(target)}`) }
}

function sceneId(image: string): 'aerial' | 'bedroom' | 'kitchen' | 'living' {
  return image.replace(/^.*pano-(.*)\.webp$/, '$1') as 'aerial' | 'bedroom' | 'kitchen' | 'living'
}

// Plans use 1/40 m per unit with a margin of 18 units around the outline, y down (source/README.md).
const UNITS_PER_METRE = 40
const MARGIN = 18

function pointOnPlan({ plans, scene }: Source, { layout, position }: SourcePanorama): [number, number] {
  const plan = plans.layouts.find((entry) => entry.layout === layout)?.plans[0]
  const footprint = layout === null ? undefined : scene.layouts[layout]?.footprint
  if (!plan || !footprint) throw new Error(`Layout ${layout} has no plan`)
  const left = Math.min(...footprint.map(([x]) => x))
  const top = Math.max(...footprint.map(([, y]) => y))
  return [
    round(((position[0] - left) * UNITS_PER_METRE + MARGIN) / plan.width, 4),
    round(((top - position[1]) * UNITS_PER_METRE + MARGIN) / plan.height, 4),
  ]
}
