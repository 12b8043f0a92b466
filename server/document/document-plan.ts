import type { Image } from '#domain/media/image.ts'
import type { PictureWish } from '#server/media/read-picture.ts'

/** A picture in a document. It is read only when the document is typeset, since its address identifies its content. */
export interface WantedPicture {
  readonly image: Image
  readonly wish: PictureWish
}

/** Data that is too expensive to compute on the main thread: the module below `server/` and its input. */
interface DocumentSource {
  readonly key: string
  readonly module: string
  readonly input: () => Promise<unknown>
}

/** The whole content of a document: equal plans give the same document. */
export interface DocumentPlan {
  /** Path of the template below `server/`. */
  readonly template: string
  /** The title and file name of the document. */
  readonly name: string
  /** The data for the template. */
  readonly data: Readonly<Record<string, unknown>>
  /** More data, computed where the document is typeset; `key` identifies it. */
  readonly source?: DocumentSource
  /** Whether typesetting takes seconds. */
  readonly isLarge?: boolean
  /** Pictures by the file name that the template uses. */
  readonly pictures: Readonly<Record<string, WantedPicture>>
  /** SVG that we draw ourselves, by file name. */
  readonly drawings: Readonly<Record<string, string>>
}
