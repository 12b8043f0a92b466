import type { Medium } from '#contract/media.ts'
import { fileUrl, imageOf } from './image-answer.ts'
import type { MediaRow } from './media-store.ts'

/** The file in the form of the management API. */
export function mediumOf(row: MediaRow): Medium {
  const { id, name, media_type, size, width } = row
  return { id, name, media_type, size, src: fileUrl(row), image: width === null ? null : imageOf(row) }
}
