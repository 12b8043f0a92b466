import { eq, inArray, type SQL } from 'drizzle-orm'
import { headingOf } from '#domain/picture/heading.ts'
import { frames, interactives, pictureGeometry } from '#server/db/tables/picture.ts'
import { regions } from '#server/db/tables/picture-content.ts'
import type { FileInteractive, FilePanorama, FileTarget } from './file-types.ts'
import type { FileRegion, OutlinedFrames } from './outline-frames.ts'
import { type RowOf, type RowWriter, thingOf } from './row-writer.ts'
import { idIn } from './store-building.ts'
import type { MediaIds } from './store-media.ts'
import { plainText } from './stored-text.ts'
import type { TouchedScope } from './tally.ts'

type Ids = ReadonlyMap<string, number>
type InteractiveRow = RowOf<typeof interactives>

/** The owner of pictures: a project, or a group by its catalogue. */
export type PictureHome =
  | { readonly project_id: number; readonly catalogue_id: null }
  | { readonly project_id: null; readonly catalogue_id: number }

/** The pictures of a file. */
interface FilePictures {
  readonly interactives: readonly FileInteractive[]
  readonly panoramas: readonly FilePanorama[]
  readonly root: string | undefined
}

/** Finds the ids of the targets of regions. */
export interface TargetIds {
  readonly of: (target: FileTarget) => number
  /** The storey of a unit. */
  readonly storeyOf: (instance: string) => number | null
}

/** Stores pictures and panoramas without their contents, and returns their ids. */
export function putInteractives(
  writer: RowWriter,
  home: PictureHome,
  { interactives: pictures, panoramas, root }: FilePictures,
  estateIds: Ids,
): Promise<Ids> {
  const parents = new Map(pictures.map(({ id, parent }) => [id, parent?.interactive]))
  const rows = [
    ...pictures.map(({ id, kind, name, estate, parent, orbits }) => ({
      ...{ external_id: id, kind, name: plainText(name), is_root: id === root },
      orbits: orbits?.map((orbit) => ({ id: orbit.id, name: plainText(orbit.name) })) ?? null,
      estate_id: estate === undefined ? null : idIn(estateIds, estate),
      parent_frame: parent?.frame ?? null,
    })),
    ...panoramas.map(({ id, name }) => ({
      ...{ external_id: id, kind: 'panorama' as const, name: plainText(name), is_root: false, orbits: null },
      estate_id: null,
      parent_frame: null,
    })),
  ]
  return writer.put({
    table: interactives,
    where: ofHome(home),
    rows: rows.map((row, position): InteractiveRow => ({ ...home, ...row, position, parent_id: null })),
    keyOf: ({ external_id }) => external_id,
    scopes: (row) => scopesOf(home, row.kind === 'panorama'),
    complete: (row, ids) => {
      const parent = parents.get(row.external_id)
      return parent === undefined ? row : { ...row, parent_id: idIn(ids, parent) }
    },
  })
}

/** Stores the frames of pictures and their regions. */
export async function putFrames(
  writer: RowWriter,
  home: PictureHome,
  pictures: readonly FileInteractive[],
  parts: {
    readonly ids: Ids
    readonly media: MediaIds
    readonly outlines: OutlinedFrames['frames']
    readonly targets: TargetIds
  },
): Promise<void> {
  const { ids, media, outlines, targets } = parts
  const scopes = () => scopesOf(home, false)
  const ofPictures = writer.queries.select({ id: interactives.id }).from(interactives).where(ofHome(home))
  const all = pictures.flatMap(({ id, kind, frames: fileFrames }) =>
    fileFrames.map((frame, number) => ({ frame, kind, number, interactive_id: idIn(ids, id) })),
  )
  const frameIds = await writer.put({
    table: frames,
    where: inArray(frames.interactive_id, ofPictures),
    rows: all.map(({ interactive_id, number, frame }) => ({
      interactive_id,
      number,
      media_id: media.of(frame.image),
      geometry_hash: outlines.get(frame)?.hash ?? null,
      orbit: frame.orbit ?? null,
      heading: frame.heading ?? (frame.camera ? headingOf(frame.camera) : null),
    })),
    keyOf: frameKey,
    scopes,
    ownerOf: ({ interactive_id }) => thingOf(interactives, interactive_id),
  })
  const owners = new Map(all.map((each) => [frameIds.get(frameKey(each)), each.interactive_id]))
  const ofFrames = writer.queries
    .select({ id: frames.id })
    .from(frames)
    .where(inArray(frames.interactive_id, ofPictures))
  await writer.put({
    table: regions,
    where: inArray(regions.frame_id, ofFrames),
    rows: (stored) => {
      const computed = Map.groupBy(
        stored.filter((row) => row.computed),
        ({ frame_id }) => frame_id,
      )
      return all.flatMap(({ frame, kind, ...place }) => {
        const frame_id = idIn(frameIds, frameKey(place))
        const { drawn, seen } = outlines.get(frame) ?? { drawn: [], seen: [] }
        const rows = [
          ...drawn.map((region) => regionRow(region, { frame_id, computed: false }, kind, targets)),
          ...(seen
            ? seen.map((region) => regionRow(region, { frame_id, computed: true }, kind, targets))
            : (computed.get(frame_id) ?? [])
                .toSorted((a, b) => a.position - b.position)
                .map(({ id: _, ...row }) => row)),
        ]
        return rows.map((row, position) => ({ ...row, position }))
      })
    },
    keyOf: ({ frame_id, position }) => `${frame_id} ${position}`,
    scopes,
    ownerOf: ({ frame_id }) => {
      const owner = owners.get(frame_id)
      return owner === undefined ? undefined : thingOf(interactives, owner)
    },
  })
}

/** Stores volumes and cameras for the export. Visitors see only the computed regions, which are counted separately. */
export async function putGeometry(
  writer: RowWriter,
  home: PictureHome,
  pictures: readonly FileInteractive[],
  ids: Ids,
): Promise<void> {
  const ofPictures = writer.queries.select({ id: interactives.id }).from(interactives).where(ofHome(home))
  await writer.put({
    table: pictureGeometry,
    where: inArray(pictureGeometry.interactive_id, ofPictures),
    rows: pictures
      .filter(({ volumes }) => volumes.length > 0)
      .map(({ id, volumes, frames: fileFrames }) => ({
        interactive_id: idIn(ids, id),
        volumes,
        cameras: fileFrames.map(({ camera }) => camera ?? null),
      })),
    keyOf: ({ interactive_id }) => `${interactive_id}`,
    scopes: () => [],
  })
}

/** The project response lists its panoramas. */
function scopesOf(home: PictureHome, isPanorama: boolean): readonly TouchedScope[] {
  if (home.catalogue_id !== null) return ['catalogue']
  return isPanorama ? ['pictures', 'project'] : ['pictures']
}

function ofHome({ project_id, catalogue_id }: PictureHome): SQL {
  return project_id === null ? eq(interactives.catalogue_id, catalogue_id) : eq(interactives.project_id, project_id)
}

function frameKey({ interactive_id, number }: { readonly interactive_id: number; readonly number: number }): string {
  return `${interactive_id} ${number}`
}

function regionRow(
  { target, polygons }: FileRegion,
  place: Pick<RowOf<typeof regions>, 'frame_id' | 'computed'>,
  kind: FileInteractive['kind'],
  targets: TargetIds,
): Omit<RowOf<typeof regions>, 'position'> {
  return {
    ...place,
    target_kind: target.kind,
    target_id: targets.of(target),
    // Storeys share a plan, and each shows its own units on it.
    storey_id: kind === 'storey' && target.kind === 'instance' ? targets.storeyOf(target.id) : null,
    polygons: polygons as RowOf<typeof regions>['polygons'],
  }
}
