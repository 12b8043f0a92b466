import type { Region } from '#contract/interactive.ts'
import { headingOf } from '#domain/picture/heading.ts'
import { type ExternalIds, idOf } from './external-ids.ts'
import type { FileParts } from './file-parts.ts'
import type { ExportedFrame, ExportedInteractive, ExportedPanorama, ExportedScene } from './file-shape.ts'
import { optional, unlessEmpty } from './optional.ts'
import type { ProjectRows } from './read-rows.ts'

type FrameRow = ProjectRows['frames'][number]
type GeometryRow = ProjectRows['geometry'][number]
type TargetKind = Region['target']['kind']

/** What writing pictures needs, of a project or of a group. */
interface PictureParts {
  readonly rows: Pick<ProjectRows, 'interactives' | 'frames' | 'geometry' | 'regions'>
  readonly ids: ExternalIds
  readonly file: FileParts['file']
}

/** Writes the pictures: with volumes and cameras if they were stored, otherwise with outlines as if drawn by hand. */
export function writeInteractives(parts: PictureParts): readonly ExportedInteractive[] {
  const { rows, ids } = parts
  const geometry = new Map(rows.geometry.map((row) => [row.interactive_id, row]))
  const frames = Map.groupBy(rows.frames, ({ interactive_id }) => interactive_id)
  const regions = regionsByFrame(parts)
  return rows.interactives.flatMap((row) => {
    const { id, kind, parent_id, parent_frame, estate_id } = row
    if (kind === 'panorama') return []
    const kept = geometry.get(id)
    return {
      id: row.external_id,
      kind,
      name: row.name,
      estate: estate_id === null ? undefined : idOf(ids.estate, estate_id),
      parent:
        parent_id === null ? undefined : { interactive: idOf(ids.picture, parent_id), frame: optional(parent_frame) },
      orbits: optional(row.orbits)?.map((orbit) => ({ ...orbit })),
      frames: (frames.get(id) ?? []).map((frame) => {
        const camera = cameraOf(frame, kept)
        return {
          image: parts.file(frame.media_id),
          orbit: optional(frame.orbit),
          heading: headingOfFrame(frame, camera),
          camera,
          regions: unlessEmpty(regions.get(frame.id)),
        }
      }),
      volumes: kept?.volumes,
    }
  })
}

/** The external id of the picture that the catalogue opens with. */
export function rootOf({ rows }: Pick<PictureParts, 'rows'>): string | undefined {
  return rows.interactives.find(({ is_root }) => is_root)?.external_id
}

/** Writes the panoramas. */
export function writePanoramas(parts: FileParts): readonly ExportedPanorama[] {
  const scenes = Map.groupBy(parts.rows.scenes, ({ interactive_id }) => interactive_id)
  const hotspots = Map.groupBy(parts.rows.hotspots, ({ scene_id }) => scene_id)
  return parts.rows.interactives
    .filter(({ kind }) => kind === 'panorama')
    .map(({ id, external_id, name }) => ({
      id: external_id,
      name,
      scenes: (scenes.get(id) ?? []).map((scene) => writeScene(scene, hotspots.get(scene.id) ?? [], parts)),
    }))
}

function writeScene(
  scene: ProjectRows['scenes'][number],
  hotspots: ProjectRows['hotspots'],
  { ids, file }: FileParts,
): ExportedScene {
  const { layout_id, plan_x, plan_y } = scene
  return {
    id: scene.external_id,
    name: scene.name,
    image: file(scene.media_id),
    heading: scene.heading === 0 ? undefined : scene.heading,
    plan:
      layout_id === null || plan_x === null || plan_y === null
        ? undefined
        : { layout: idOf(ids.layout, layout_id), point: [plan_x, plan_y] },
    hotspots: unlessEmpty(
      hotspots.flatMap(({ target_kind, target_id, name, yaw, pitch }) => {
        const id = target_kind === 'scene' ? ids.scene(target_id) : targetId(ids, target_kind, target_id)
        return id === undefined ? [] : [{ target: { kind: target_kind, id }, name: optional(name), yaw, pitch }]
      }),
    ),
  }
}

function cameraOf({ number }: FrameRow, kept: GeometryRow | undefined): ExportedFrame['camera'] {
  return optional(kept?.cameras[number])
}

/** The heading of a frame, unless it is that of its camera. */
function headingOfFrame({ heading }: FrameRow, camera: ExportedFrame['camera']): number | undefined {
  return camera && heading === headingOf(camera) ? undefined : optional(heading)
}

// The limit of an import for one region; a computed outline can have any number.
const MAX_POLYGONS = 100

function regionsByFrame({ rows, ids }: PictureParts) {
  const written = rows.regions.flatMap(({ frame_id, target_kind, target_id, polygons }) => {
    const id = targetId(ids, target_kind, target_id)
    if (id === undefined) return []
    return Array.from({ length: Math.ceil(polygons.length / MAX_POLYGONS) }, (_, part) => {
      const some = polygons.slice(part * MAX_POLYGONS, (part + 1) * MAX_POLYGONS)
      return { frame_id, region: { target: { kind: target_kind, id }, polygons: some } }
    })
  })
  const byFrame = Map.groupBy(written, ({ frame_id }) => frame_id)
  return new Map([...byFrame].map(([frame, regions]) => [frame, regions.map(({ region }) => region)]))
}

/** The external id of the target of a region or hotspot. */
function targetId(ids: ExternalIds, kind: TargetKind, id: number): string | undefined {
  const finders: Readonly<Record<TargetKind, (id: number) => string | undefined>> = {
    project: ids.project,
    estate: ids.estate,
    section: ids.section,
    storey: ids.storey,
    instance: ids.instance,
    interactive: ids.picture,
    panorama: ids.picture,
  }
  return finders[kind](id)
}
