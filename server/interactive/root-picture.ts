import { and, eq, isNull, or } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { estates } from '#server/db/tables/estate.ts'
import { interactives } from '#server/db/tables/picture.ts'

type PictureRow = typeof interactives.$inferSelect

/** The owner of the pictures. */
type PictureOwner = { readonly project_id: number } | { readonly catalogue_id: number }

/** Finds the start picture of a project or a group. */
export async function findRootPicture(
  queries: Queries,
  owner: PictureOwner,
  isPreview: boolean,
): Promise<PictureRow | null> {
  const isOwn =
    'project_id' in owner
      ? eq(interactives.project_id, owner.project_id)
      : eq(interactives.catalogue_id, owner.catalogue_id)
  const isPublished = isPreview ? undefined : or(isNull(interactives.estate_id), eq(estates.published, true))
  const [row] = await queries
    .select({ picture: interactives })
    .from(interactives)
    .leftJoin(estates, eq(estates.id, interactives.estate_id))
    .where(and(isOwn, eq(interactives.is_root, true), isPublished))
    .orderBy(interactives.position, interactives.id)
    .limit(1)
  return row?.picture ?? null
}

/**
 * Finds where the pictures of a project start: its root picture or, without one, the facade drawn from its first
 * estate.
 */
export async function findProjectRoot(queries: Queries, projectId: number, isPreview: boolean): Promise<string | null> {
  const root = await findRootPicture(queries, { project_id: projectId }, isPreview)
  if (root) return String(root.id)
  const [first] = await queries
    .select({ id: estates.id })
    .from(estates)
    .where(
      and(
        eq(estates.project_id, projectId),
        isNull(estates.archived_at),
        isPreview ? undefined : eq(estates.published, true),
      ),
    )
    .orderBy(estates.position, estates.id)
    .limit(1)
  return first ? `estate-${first.id}` : null
}
