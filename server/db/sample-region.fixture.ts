import type { Region } from '#contract/interactive.ts'
import { galleryPictures, hotspots, panoramaScenes, regions } from '#server/db/tables/picture-content.ts'
import type { Queries } from './database.ts'
import { insertNamed } from './insert-named.fixture.ts'
import type { SampleFiles } from './sample.fixture.ts'
import { frames } from './tables/picture.ts'

type Ids<Name extends string> = Readonly<Record<Name, number>>

interface Given {
  readonly projects: Ids<'harbour' | 'hill' | 'meadow'>
  readonly files: SampleFiles
  readonly interactives: Ids<'coast_map' | 'masterplan' | 'north_facade' | 'west_facade' | 'north_plan' | 'lobby'>
  readonly reports: Ids<'october'>
  readonly estates: Ids<'north' | 'south' | 'west'>
  readonly sections: Ids<'north_1' | 'north_2'>
  readonly storeys: Ids<'north_1_1' | 'north_1_2'>
  readonly layouts: Ids<'duplex'>
  readonly instances: Ids<'u101' | 'u102' | 'u201' | 'u203' | 'u204'>
}

/** The frames of the pictures with their regions, the scenes of the panorama and the galleries. */
export async function insertRegions(queries: Queries, given: Given) {
  const { projects, files, interactives, estates, sections, storeys, instances } = given
  const frame = (interactive_id: number, number: number) => ({ interactive_id, number, media_id: files.view })
  const frameIds = await insertNamed(queries, frames, {
    coast: frame(interactives.coast_map, 0),
    masterplan: frame(interactives.masterplan, 0),
    north_back: frame(interactives.north_facade, 1),
    north_front: frame(interactives.north_facade, 0),
    west: frame(interactives.west_facade, 0),
    plan: frame(interactives.north_plan, 0),
  })
  await queries
    .insert(regions)
    .values([
      ...regionsOf(frameIds.coast, 'project', [projects.harbour, projects.hill, projects.meadow]),
      ...regionsOf(frameIds.masterplan, 'estate', [estates.south, estates.north, estates.west]),
      ...regionsOf(frameIds.north_front, 'storey', [storeys.north_1_1, storeys.north_1_2]),
      ...regionsOf(frameIds.north_back, 'section', [sections.north_1, sections.north_2]),
      ...regionsOf(frameIds.west, 'instance', [instances.u101]),
      ...regionsOf(frameIds.plan, 'panorama', [interactives.lobby]),
      ...regionsOf(frameIds.plan, 'instance', [instances.u101, instances.u102], storeys.north_1_1),
      ...regionsOf(frameIds.plan, 'instance', [instances.u201, instances.u203, instances.u204], storeys.north_1_2),
    ])
  await insertGalleries(queries, given)
  return insertScenes(queries, given)
}

function regionsOf(
  frame_id: number,
  target_kind: Region['target']['kind'],
  targets: readonly number[],
  storey_id: number | null = null,
) {
  const polygons: Region['polygons'] = [
    [
      [0, 0],
      [1, 0],
      [0.5, 1],
    ],
  ]
  return targets.map((target_id, position) => ({ frame_id, position, target_kind, target_id, storey_id, polygons }))
}

async function insertScenes(queries: Queries, { interactives, files, layouts, estates, instances }: Given) {
  const scene = { interactive_id: interactives.lobby, media_id: files.sphere }
  const scenes = await insertNamed(queries, panoramaScenes, {
    stairs: { ...scene, position: 1, name: { en: 'Stairs' }, heading: 0 },
    desk: {
      ...scene,
      position: 0,
      name: { en: 'Desk', de: 'Empfang' },
      heading: 90,
      layout_id: layouts.duplex,
      plan_x: 0.25,
      plan_y: 0.75,
    },
  })
  const spot = { scene_id: scenes.desk, yaw: -12.5, pitch: 3 }
  await queries.insert(hotspots).values([
    { ...spot, position: 1, target_kind: 'instance', target_id: instances.u203 },
    { ...spot, position: 0, target_kind: 'scene', target_id: scenes.stairs, name: { en: 'Up' } },
    { ...spot, position: 2, target_kind: 'estate', target_id: estates.west },
  ])
  return { scenes }
}

async function insertGalleries(queries: Queries, { projects, files, instances, reports }: Given): Promise<void> {
  const picture = { project_id: projects.harbour, media_id: files.view }
  await queries.insert(galleryPictures).values([
    { ...picture, position: 1 },
    { ...picture, position: 0, media_id: files.cover, caption: { en: 'The quay' } },
    { ...picture, position: 0, instance_id: instances.u203, caption: { en: 'Terrace' } },
    { ...picture, position: 0, report_id: reports.october },
  ])
}
