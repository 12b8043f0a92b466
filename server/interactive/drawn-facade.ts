import { and } from 'drizzle-orm'
import type { InteractiveData } from '#contract/interactive.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { estates } from '#server/db/tables/estate.ts'
import { findRootPicture } from './root-picture.ts'
import { readStoreyList } from './storey-choice.ts'
import type { Viewer } from './viewer.ts'
import { isVisibleEstate } from './visible-targets.ts'

/** Which part of a drawn facade to show. */
export interface DrawnQuery {
  readonly frame?: number | undefined
  readonly storey?: number | undefined
}

/** A picture and its project; null for the picture of a group. */
export interface FoundPicture {
  readonly data: InteractiveData
  readonly projectId: number | null
}

/** Builds a facade from the chess grid of an estate; null if the estate or storey is not visible. */
export async function buildDrawnFacade(
  queries: Queries,
  viewer: Viewer,
  estateId: number,
  { frame = 0, storey }: DrawnQuery,
): Promise<FoundPicture | null> {
  const [estate] = await queries
    .select()
    .from(estates)
    .where(and(anyOf(estates.id, [estateId]), isVisibleEstate(viewer)))
  if (!estate || frame !== 0) return null
  const projectId = estate.project_id
  const storeys = await readStoreyList(queries, viewer, projectId, estateId)
  if (storey !== undefined && !storeys.some(({ id }) => id === storey)) return null
  const root = await findRootPicture(queries, { project_id: projectId }, viewer.isPreview)
  return {
    data: {
      id: `estate-${estateId}`,
      kind: 'facade',
      name: viewer.texts.text(estate.name),
      frame: { id: 0, order: 0, image: null, regions: [] },
      frames: [{ id: 0, order: 0, thumb: null }],
      parent: root && { id: String(root.id), frame: 0, name: viewer.texts.text(root.name) },
      storeys,
    },
    projectId,
  }
}
