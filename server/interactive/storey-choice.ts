import { and, eq, isNull } from 'drizzle-orm'
import type { InteractiveData } from '#contract/interactive.ts'
import { readFreeChess } from '#server/chess/free-chess.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { storeys } from '#server/db/tables/building.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import type { interactives } from '#server/db/tables/picture.ts'
import type { Viewer } from './viewer.ts'

/** A stored picture. */
export type PictureRow = typeof interactives.$inferSelect

/** The storey that a picture is shown for, and the estate whose storeys are listed next to it. */
interface StoreyChoice {
  readonly storeyId: number | null
  readonly estateId: number | null
}

/** Chooses the storey of a picture; null if the requested storey is not visible in it. */
export function chooseStorey(
  queries: Queries,
  viewer: Viewer,
  picture: PictureRow,
  asked: number | undefined,
): Promise<StoreyChoice | null> {
  return picture.kind === 'storey'
    ? choosePlanned(queries, viewer, picture, asked)
    : chooseWithin(queries, viewer, picture, asked)
}

/** A plan shows one of the storeys that use it. */
async function choosePlanned(
  queries: Queries,
  viewer: Viewer,
  { id }: PictureRow,
  asked: number | undefined,
): Promise<StoreyChoice | null> {
  const planned = await readStoreys(queries).where(and(eq(storeys.plan_id, id), isNull(storeys.archived_at)))
  const visible = planned
    .filter(({ published }) => viewer.isPreview || published)
    .toSorted((a, b) => a.order - b.order || a.section - b.section || a.position - b.position)
  const chosen = asked === undefined ? visible[0] : visible.find(({ storey }) => storey === asked)
  if (chosen) return { storeyId: chosen.storey, estateId: chosen.estate }
  // A plan without storeys is visible. A plan whose storeys are all unpublished is not.
  return asked === undefined && planned.length === 0 ? { storeyId: null, estateId: null } : null
}

/** Any other picture can highlight a storey of its project. */
async function chooseWithin(
  queries: Queries,
  viewer: Viewer,
  { project_id, estate_id }: PictureRow,
  asked: number | undefined,
): Promise<StoreyChoice | null> {
  const estateId = estate_id
  if (asked === undefined) return { storeyId: null, estateId }
  const [found] = await readStoreys(queries).where(
    and(
      anyOf(storeys.id, [asked]),
      eq(storeys.project_id, project_id ?? 0),
      isNull(storeys.archived_at),
      viewer.isPreview ? undefined : eq(estates.published, true),
    ),
  )
  return found ? { storeyId: found.storey, estateId } : null
}

function readStoreys(queries: Queries) {
  return queries
    .select({
      storey: storeys.id,
      position: storeys.position,
      section: sections.number,
      estate: estates.id,
      order: estates.position,
      published: estates.published,
    })
    .from(storeys)
    .innerJoin(sections, eq(sections.id, storeys.section_id))
    .innerJoin(estates, eq(estates.id, sections.estate_id))
    .$dynamic()
}

/** Reads the storeys of an estate with their number of free units, from the top down. */
export async function readStoreyList(
  queries: Queries,
  viewer: Viewer,
  projectId: number,
  estateId: number,
): Promise<InteractiveData['storeys']> {
  const project = viewer.projects.get(projectId)
  if (!project) throw new Error(`project ${projectId} is not visible`)
  const chess = await readFreeChess(queries, project, viewer.texts, { isPreview: viewer.isPreview, estateId })
  return [...chess.storeyById.values()]
    .sort((a, b) => b.order - a.order || a.section.number - b.section.number)
    .map(({ id, number, free_count }) => ({ id, number, free_count }))
}
