import { type ExternalIds, externalIdsOf, idOf } from './external-ids.ts'
import type { ExportedFilm, ExportedPicture, ExportedTour } from './file-shape.ts'
import { type MediaNames, nameOf } from './media-names.ts'
import { optional } from './optional.ts'
import type { ProjectRows } from './read-rows.ts'

type VideoRow = ProjectRows['videos'][number]
type PictureRow = ProjectRows['galleries'][number]

/** Lookups for writing the parts of a file. */
export interface FileParts {
  readonly rows: ProjectRows
  readonly ids: ExternalIds
  /** The name of a medium. */
  readonly file: (id: number) => string
  readonly optionalFile: (id: number | null) => string | undefined
  readonly tour: (id: number | null) => ExportedTour | undefined
  readonly video: (id: number | null) => ExportedFilm | undefined
}

/** Builds the lookups that many parts of a file share. */
export function filePartsOf(rows: ProjectRows, media: MediaNames): FileParts {
  const ids = externalIdsOf(rows)
  const file = (id: number) => nameOf(media, id)
  const optionalFile = (id: number | null) => (id === null ? undefined : file(id))
  const tours = new Map(
    rows.tours.map(({ id, interactive_id, src }) => [
      id,
      { panorama: interactive_id === null ? undefined : idOf(ids.picture, interactive_id), embed: optional(src) },
    ]),
  )
  const videos = new Map(rows.videos.map((row) => [row.id, filmOf(row, optionalFile)]))
  return {
    rows,
    ids,
    file,
    optionalFile,
    tour: (id) => (id === null ? undefined : tours.get(id)),
    video: (id) => (id === null ? undefined : videos.get(id)),
  }
}

/** A film in the format of a file. */
export function filmOf(
  { media_id, src, name, poster_id }: VideoRow,
  optionalFile: FileParts['optionalFile'],
): ExportedFilm {
  return {
    file: optionalFile(media_id),
    embed: optional(src),
    name: optional(name),
    poster: optionalFile(poster_id),
  }
}

/** A gallery picture in the format of a file. */
export function pictureOf({ media_id, caption }: PictureRow, { file }: FileParts): ExportedPicture {
  return { image: file(media_id), caption: optional(caption) }
}
