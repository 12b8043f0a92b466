import { and, eq } from 'drizzle-orm'
import type { InteractiveData } from '#contract/interactive.ts'
import type { BuiltAnswer } from '#server/answer/answer-cache.ts'
import { readHiddenContacts } from '#server/contact/hidden-contacts.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { estates } from '#server/db/tables/estate.ts'
import { interactives } from '#server/db/tables/picture.ts'
import type { Subject } from '#server/live/change.ts'
import { visibilityOf } from '#server/project/visible-projects.ts'
import type { Call } from '#server/public-call/call.ts'
import { buildDrawnFacade, type DrawnQuery, type FoundPicture } from './drawn-facade.ts'
import { readScenes } from './panorama-scenes.ts'
import { readFrame } from './picture-frames.ts'
import { chooseStorey, type PictureRow, readStoreyList } from './storey-choice.ts'
import { readViewer, type Viewer } from './viewer.ts'
import { isVisiblePicture } from './visible-targets.ts'

/** Selects a picture by its id or by `estate-{id}`. */
export interface PictureQuery extends DrawnQuery {
  readonly id: string
}

/** The response for a picture. */
interface BuiltInteractive extends BuiltAnswer {
  readonly data: InteractiveData
}

const DRAWN = 'estate-'

/**
 * Builds the response of `GET public/interactive/show`; null for unknown frames and for pictures that the caller may
 * not see.
 */
export async function buildInteractiveAnswer(
  queries: Queries,
  call: Call,
  query: PictureQuery,
): Promise<BuiltInteractive | null> {
  const viewer = await readViewer(queries, call)
  const found = query.id.startsWith(DRAWN)
    ? await buildDrawnFacade(queries, viewer, Number(query.id.slice(DRAWN.length)), query)
    : await buildPicture(queries, viewer, Number(query.id), query)
  if (!found) return null
  const hidden = await readHiddenContacts(queries, call)
  return {
    data: hidden.fromAnswer(found.data),
    subjects: [...subjectsOf(viewer, found.projectId), ...hidden.subjects],
  }
}

async function buildPicture(
  queries: Queries,
  viewer: Viewer,
  id: number,
  query: DrawnQuery,
): Promise<FoundPicture | null> {
  const [found] = await queries
    .select({ picture: interactives })
    .from(interactives)
    .leftJoin(estates, eq(estates.id, interactives.estate_id))
    .where(and(anyOf(interactives.id, [id]), isVisiblePicture(viewer)))
  if (!found) return null
  const { picture } = found
  const choice = await chooseStorey(queries, viewer, picture, query.storey)
  if (!choice) return null
  const shown =
    picture.kind === 'panorama'
      ? await readPanorama(queries, viewer, picture.id, query.frame)
      : await readFrame(queries, viewer, picture.id, {
          frame: query.frame,
          storeyId: choice.storeyId,
          orbits: picture.orbits ?? [],
        })
  if (!shown) return null
  const { project_id: projectId, kind, name } = picture
  const orbits = picture.orbits?.map((orbit, index) => ({ id: index, name: viewer.texts.text(orbit.name) }))
  const storeys =
    projectId !== null && choice.estateId !== null
      ? await readStoreyList(queries, viewer, projectId, choice.estateId)
      : []
  const parent = await readParent(queries, viewer, picture)
  return {
    data: { id: String(id), kind, name: viewer.texts.text(name), ...shown, ...(orbits && { orbits }), parent, storeys },
    projectId,
  }
}

/** A panorama has one frame: the picture of its first scene. */
async function readPanorama(
  queries: Queries,
  viewer: Viewer,
  id: number,
  frame = 0,
): Promise<Pick<InteractiveData, 'frame' | 'frames' | 'scenes'> | null> {
  if (frame !== 0) return null
  const scenes = await readScenes(queries, viewer, id)
  const image = scenes[0]?.image ?? null
  return { frame: { id: 0, order: 0, image, regions: [] }, frames: [{ id: 0, order: 0, thumb: image }], scenes }
}

async function readParent(
  queries: Queries,
  { texts }: Viewer,
  { parent_id, parent_frame }: PictureRow,
): Promise<InteractiveData['parent']> {
  if (parent_id === null) return null
  const [parent] = await queries.select().from(interactives).where(eq(interactives.id, parent_id))
  return parent ? { id: String(parent.id), frame: parent_frame ?? 0, name: texts.text(parent.name) } : null
}

/**
 * A group's picture depends on all its projects. A project's picture also depends on its units, because it shows how
 * many are free.
 */
function subjectsOf({ catalogueId, projectIds }: Viewer, projectId: number | null): readonly Subject[] {
  if (projectId === null) return [{ scope: 'catalogue', id: catalogueId }, ...visibilityOf(projectIds)]
  return [...visibilityOf([projectId]), { scope: 'pictures', id: projectId }, { scope: 'chess', id: projectId }]
}
