import type { MediaType } from '#contract/media.ts'
import type { Image } from '#domain/media/image.ts'
import { isWhole, WHOLE_FILES } from './media-type.ts'

/** What the URL of a file consists of. */
interface AddressedFile {
  readonly hash: string
  readonly media_type: MediaType
  readonly widths: readonly number[]
}

/** What the response for a picture needs: a stored file, or its row. */
interface PictureFile extends AddressedFile {
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string
}

/** For clients that ignore `srcset`: a full screen for most, but not the original of a panorama. */
const PLAIN_WIDTH = 1920

/** The picture in the form that every response uses. */
export function imageOf(file: PictureFile): Image {
  const { hash, widths, width, height, placeholder } = file
  if (width === null || height === null) throw new Error(`${file.media_type} is not a picture`)
  // One URL for each width. The server chooses the format from what the browser accepts, so one `srcset` serves both
  // formats.
  const srcset = widths.map((each) => `/media/${hash}/${each} ${each}w`).join(', ')
  return { src: fileUrl(file), srcset, width, height, placeholder }
}

/** The single URL of a file. For a picture in several widths, that of a middle width. */
export function fileUrl({ hash, media_type, widths }: AddressedFile): string {
  if (isWhole(media_type)) return `/media/${hash}/${WHOLE_FILES[media_type]}`
  const plain = widths.findLast((width) => width <= PLAIN_WIDTH) ?? widths[0]
  if (plain === undefined) throw new Error(`The picture ${hash} has no widths`)
  return `/media/${hash}/${plain}`
}
