import { and, eq, inArray } from 'drizzle-orm'
import { interactives } from '#server/db/tables/picture.ts'
import { hotspots, panoramaScenes } from '#server/db/tables/picture-content.ts'
import type { SceneEntry } from './entries.ts'
import { thingOf } from './row-writer.ts'
import { idIn } from './store-building.ts'
import type { ProjectHome } from './store-facts.ts'
import type { TargetIds } from './store-pictures.ts'
import { optionalText, plainText } from './stored-text.ts'

type Ids = ReadonlyMap<string, number>

/** Stores the scenes of panoramas and their hotspots. */
export async function putScenes(
  { writer, projectId, media }: ProjectHome,
  scenes: readonly SceneEntry[],
  ids: { readonly pictures: Ids; readonly layouts: Ids },
  targets: TargetIds,
): Promise<void> {
  const all = scenes.map(({ item, panorama }, position) => ({
    item,
    position,
    interactive_id: idIn(ids.pictures, panorama),
    external_id: item.id,
  }))
  const ofProject = writer.queries
    .select({ id: interactives.id })
    .from(interactives)
    .where(eq(interactives.project_id, projectId))
  const sceneIds = await writer.put({
    table: panoramaScenes,
    where: inArray(panoramaScenes.interactive_id, ofProject),
    rows: all.map(({ item, position, interactive_id, external_id }) => ({
      interactive_id,
      external_id,
      position,
      name: plainText(item.name),
      media_id: media.of(item.image),
      heading: item.heading,
      layout_id: item.plan ? idIn(ids.layouts, item.plan.layout) : null,
      plan_x: item.plan?.point[0] ?? null,
      plan_y: item.plan?.point[1] ?? null,
    })),
    keyOf: sceneKey,
    // The project response shows the first scene of each panorama.
    scopes: () => ['pictures', 'project'],
  })
  const ofScenes = writer.queries
    .select({ id: panoramaScenes.id })
    .from(panoramaScenes)
    .where(and(inArray(panoramaScenes.interactive_id, ofProject)))
  await writer.put({
    table: hotspots,
    where: inArray(hotspots.scene_id, ofScenes),
    rows: all.flatMap((scene) =>
      scene.item.hotspots.map(({ target, name, yaw, pitch }, position) => ({
        scene_id: idIn(sceneIds, sceneKey(scene)),
        position,
        target_kind: target.kind,
        target_id:
          target.kind === 'scene'
            ? idIn(sceneIds, sceneKey({ interactive_id: scene.interactive_id, external_id: target.id }))
            : targets.of({ kind: target.kind, id: target.id }),
        name: optionalText(name),
        yaw,
        pitch,
      })),
    ),
    keyOf: ({ scene_id, position }) => `${scene_id} ${position}`,
    scopes: () => ['pictures'],
    ownerOf: ({ scene_id }) => thingOf(panoramaScenes, scene_id),
  })
}

interface SceneName {
  readonly interactive_id: number
  readonly external_id: string
}

function sceneKey({ interactive_id, external_id }: SceneName): string {
  return `${interactive_id} ${external_id}`
}
