import { and, eq, isNull, or } from 'drizzle-orm'
import type { InteractiveData, Region } from '#contract/interactive.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { frames } from '#server/db/tables/picture.ts'
import { regions } from '#server/db/tables/picture-content.ts'
import { imageOf } from '#server/media/image-answer.ts'
import type { Viewer } from './viewer.ts'
import { readVisibleTargets } from './visible-targets.ts'

/** A frame of a picture, and the list of all frames. */
type ShownFrame = Pick<InteractiveData, 'frame' | 'frames'>

/** Which frame of a picture to show, and for which storey. */
interface FrameChoice {
  /** The orbits of the picture, with the ids that its frames use. */
  readonly orbits: readonly { readonly id: string }[]
  /** The first frame if undefined. */
  readonly frame: number | undefined
  readonly storeyId: number | null
}

/** Reads a frame with its regions; null if the picture has no such frame. */
export async function readFrame(
  queries: Queries,
  viewer: Viewer,
  interactiveId: number,
  choice: FrameChoice,
): Promise<ShownFrame | null> {
  const { orbits } = choice
  const rows = await queries
    .select({ id: frames.id, number: frames.number, orbit: frames.orbit, heading: frames.heading, file: media })
    .from(frames)
    .innerJoin(media, eq(media.id, frames.media_id))
    .where(eq(frames.interactive_id, interactiveId))
    .orderBy(frames.number)
  const shown = choice.frame === undefined ? rows[0] : rows.find(({ number }) => number === choice.frame)
  if (!shown) return null
  return {
    frame: {
      id: shown.number,
      order: shown.number,
      image: imageOf(shown.file),
      regions: await readRegions(queries, viewer, shown.id, choice.storeyId),
    },
    frames: rows.map(({ number, file, orbit, heading }) => ({
      id: number,
      order: number,
      thumb: imageOf(file),
      // Headings are only needed to switch between orbits.
      ...(orbits.length > 0 && {
        orbit: orbits.findIndex(({ id }) => id === orbit),
        ...(heading !== null && { heading }),
      }),
    })),
  }
}

/** Regions of a storey are returned only for that storey, because several storeys may share a plan. */
async function readRegions(
  queries: Queries,
  viewer: Viewer,
  frameId: number,
  storeyId: number | null,
): Promise<Region[]> {
  const isShown = storeyId === null ? undefined : eq(regions.storey_id, storeyId)
  const rows = await queries
    .select({ kind: regions.target_kind, id: regions.target_id, polygons: regions.polygons })
    .from(regions)
    .where(and(eq(regions.frame_id, frameId), or(isNull(regions.storey_id), isShown)))
    .orderBy(regions.position, regions.id)
  const found = rows.map(({ kind, id, polygons }) => ({ target: { kind, id }, polygons }))
  const isVisible = await readVisibleTargets(
    queries,
    viewer,
    found.map(({ target }) => target),
  )
  return found.filter(({ target }) => isVisible(target))
}
