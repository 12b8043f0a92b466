import { eq } from 'drizzle-orm'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { hotspots, panoramaScenes } from '#server/db/tables/picture-content.ts'
import { imageOf } from '#server/media/image-answer.ts'
import type { Viewer } from './viewer.ts'
import { readVisibleTargets } from './visible-targets.ts'

type Scene = NonNullable<InteractiveData['scenes']>[number]
type SceneRow = typeof panoramaScenes.$inferSelect

/** Reads the scenes of a panorama, with the hotspots whose targets the viewer may see. */
export async function readScenes(queries: Queries, viewer: Viewer, interactiveId: number): Promise<Scene[]> {
  const rows = await queries
    .select({ scene: panoramaScenes, file: media })
    .from(panoramaScenes)
    .innerJoin(media, eq(media.id, panoramaScenes.media_id))
    .where(eq(panoramaScenes.interactive_id, interactiveId))
    .orderBy(panoramaScenes.position, panoramaScenes.id)
  const spots = await readHotspots(queries, viewer, interactiveId)
  return rows.map(({ scene, file }) => ({
    id: scene.id,
    name: viewer.texts.text(scene.name),
    image: imageOf(file),
    heading: scene.heading,
    plan: placeOf(scene),
    hotspots: spots.get(scene.id) ?? [],
  }))
}

async function readHotspots(
  queries: Queries,
  viewer: Viewer,
  interactiveId: number,
): Promise<ReadonlyMap<number, Scene['hotspots']>> {
  const rows = await queries
    .select({ spot: hotspots })
    .from(hotspots)
    .innerJoin(panoramaScenes, eq(panoramaScenes.id, hotspots.scene_id))
    .where(eq(panoramaScenes.interactive_id, interactiveId))
    .orderBy(hotspots.position, hotspots.id)
  const found = rows.map(({ spot }) => ({
    scene: spot.scene_id,
    target: { kind: spot.target_kind, id: spot.target_id },
    name: viewer.texts.textOrNull(spot.name),
    yaw: spot.yaw,
    pitch: spot.pitch,
  }))
  const isVisible = await readVisibleTargets(
    queries,
    viewer,
    found.map(({ target }) => target),
  )
  const spotsOf = new Map<number, Scene['hotspots']>()
  for (const { scene, ...spot } of found) {
    if (isVisible(spot.target)) spotsOf.set(scene, [...(spotsOf.get(scene) ?? []), spot])
  }
  return spotsOf
}

/** The point on a layout where the scene was taken. */
function placeOf({ layout_id, plan_x, plan_y }: SceneRow): Scene['plan'] {
  return layout_id === null || plan_x === null || plan_y === null ? null : { layout_id, point: [plan_x, plan_y] }
}
