import { eq } from 'drizzle-orm'
import type { Tour, Video } from '#contract/video.ts'
import type { Queries } from '#server/db/database.ts'
import { tours, videos } from '#server/db/tables/picture.ts'
import { fileUrl } from '#server/media/image-answer.ts'
import { readFiles } from './files.ts'
import type { Texts } from './texts.ts'

/** The videos and tours of a project, by id. */
export interface Films {
  /** Those of the project's own page, in order. */
  readonly own: readonly Video[]
  /** Those of a layout or unit; empty if it has none. */
  readonly of: (row: { readonly tour_id: number | null; readonly video_id: number | null }) => {
    readonly tour?: Tour
    readonly video?: Video
  }
}

/** Reads the videos and tours of a project. */
export async function readFilms(queries: Queries, projectId: number, texts: Texts): Promise<Films> {
  const tourRows = await queries.select().from(tours).where(eq(tours.project_id, projectId))
  const rows = await queries.select().from(videos).where(eq(videos.project_id, projectId)).orderBy(videos.position)
  const files = await readFiles(
    queries,
    rows.flatMap(({ media_id, poster_id }) => [media_id, poster_id]),
  )
  const filmOf = (row: typeof videos.$inferSelect): Video => ({
    ...(row.media_id === null
      ? { kind: 'embed', src: row.src ?? '' }
      : { kind: 'file', src: fileUrl(files.file(row.media_id)) }),
    name: texts.textOrNull(row.name),
    poster: files.imageOrNull(row.poster_id),
  })
  const toursById = new Map(tourRows.map((row) => [row.id, tourOf(row)]))
  const videosById = new Map(rows.map((row) => [row.id, filmOf(row)]))
  return {
    own: rows.filter(({ position }) => position !== null).map(filmOf),
    of: ({ tour_id, video_id }) => {
      const tour = tour_id === null ? undefined : toursById.get(tour_id)
      const video = video_id === null ? undefined : videosById.get(video_id)
      return { ...(tour && { tour }), ...(video && { video }) }
    },
  }
}

function tourOf({ interactive_id, src }: typeof tours.$inferSelect): Tour {
  return interactive_id === null ? { kind: 'embed', src: src ?? '' } : { kind: 'panorama', id: interactive_id }
}
