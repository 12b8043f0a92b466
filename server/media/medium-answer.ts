import type { Medium } from '#contract/media.ts'
import { fileUrl, imageOf } from './image-answer.ts'
import type { MediaRow } from './media-store.ts'

/** A file as the management API shows it. */
export function mediumOf(row: MediaRow): Medium {
  const { id, name, media_type, size, width } = row
  return { id, name, media_type, size, src: fileUrl(row), image: width === null ? null : imageOf(row) }
}
