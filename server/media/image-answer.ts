import type { MediaType } from '#contract/media.ts'
import type { Image } from '#domain/media/image.ts'
import { isWhole, WHOLE_FILES } from './media-type.ts'

/** What an address of a file is made of. */
export interface AddressedFile {
  readonly hash: string
  readonly media_type: MediaType
  readonly widths: readonly number[]
}

/** What the answer about a picture is made of: a stored file, or its row. */
export interface PictureFile extends AddressedFile {
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string
}

/** For those who can't choose from `srcset`: a full screen of most, not the original of a panorama. */
const PLAIN_WIDTH = 1920

/** The picture as every answer gives it. */
export function imageOf(file: PictureFile): Image {
  const { hash, widths, width, height, placeholder } = file
  if (width === null || height === null) throw new Error(`${file.media_type} is no picture`)
  // One address a width: the server chooses the format by what the browser accepts, so one `srcset` serves both.
  const srcset = widths.map((each) => `/media/${hash}/${each} ${each}w`).join(', ')
  return { src: fileUrl(file), srcset, width, height, placeholder }
}

/** The one address of a file: for a picture in widths, that of a middle one. */
export function fileUrl({ hash, media_type, widths }: AddressedFile): string {
  if (isWhole(media_type)) return `/media/${hash}/${WHOLE_FILES[media_type]}`
  const plain = widths.findLast((width) => width <= PLAIN_WIDTH) ?? widths[0]
  if (plain === undefined) throw new Error(`The picture ${hash} has no widths`)
  return `/media/${hash}/${plain}`
}
