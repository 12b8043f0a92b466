import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { GalleryPicture } from '#contract/image.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { galleryPictures } from '#server/db/tables/picture-content.ts'
import { imageOf } from '#server/media/image-answer.ts'
import type { Texts } from './texts.ts'

/** The galleries of a project and of its reports. */
export interface ProjectGalleries {
  readonly own: GalleryPicture[]
  readonly ofReport: (reportId: number) => GalleryPicture[]
}

/** Reads the galleries of a project and its reports. */
export async function readProjectGalleries(
  queries: Queries,
  projectId: number,
  texts: Texts,
): Promise<ProjectGalleries> {
  const rows = await readPictures(queries, projectId, 'project')
  const byReport = Map.groupBy(rows, ({ picture }) => picture.report_id)
  const galleryOf = (reportId: number | null) => (byReport.get(reportId) ?? []).map((row) => pictureOf(row, texts))
  return { own: galleryOf(null), ofReport: galleryOf }
}

/** Reads the galleries of a project's units, by unit. */
export async function readInstanceGalleries(
  queries: Queries,
  projectId: number,
  texts: Texts,
): Promise<ReadonlyMap<number | null, GalleryPicture[]>> {
  const galleries = new Map<number | null, GalleryPicture[]>()
  const rows = await readPictures(queries, projectId, 'instances')
  for (const [instanceId, pictures] of Map.groupBy(rows, ({ picture }) => picture.instance_id)) {
    galleries.set(
      instanceId,
      pictures.map((row) => pictureOf(row, texts)),
    )
  }
  return galleries
}

interface PictureRow {
  readonly picture: typeof galleryPictures.$inferSelect
  readonly file: typeof media.$inferSelect
}

function readPictures(queries: Queries, projectId: number, of: 'project' | 'instances'): Promise<PictureRow[]> {
  const owner = of === 'project' ? isNull(galleryPictures.instance_id) : isNotNull(galleryPictures.instance_id)
  return queries
    .select({ picture: galleryPictures, file: media })
    .from(galleryPictures)
    .innerJoin(media, eq(media.id, galleryPictures.media_id))
    .where(and(eq(galleryPictures.project_id, projectId), owner))
    .orderBy(galleryPictures.position, galleryPictures.id)
}

function pictureOf({ picture, file }: PictureRow, texts: Texts): GalleryPicture {
  return { image: imageOf(file), caption: texts.textOrNull(picture.caption) }
}
