import type { Image } from '#domain/media/image.ts'
import type { PictureWish } from '#server/media/read-picture.ts'

/** A picture that a document shows. It is read only when the document is set: its address says what is in it. */
export interface WantedPicture {
  readonly image: Image
  readonly wish: PictureWish
}

/** Data that is too much to work out in between: by which module below `server/`, and from what. */
export interface DocumentSource {
  readonly key: string
  readonly module: string
  readonly input: () => Promise<unknown>
}

/** Everything a document says and shows, so that two plans that are equal give the same document. */
export interface DocumentPlan {
  /** Path of the template below `server/`. */
  readonly template: string
  /** What the document is called, as its title and as a file. */
  readonly name: string
  /** What the template reads. */
  readonly data: Readonly<Record<string, unknown>>
  /** More data, which is worked out where the document is set; `key` tells it apart. */
  readonly source?: DocumentSource
  /** Whether it takes seconds to set. */
  readonly isLarge?: boolean
  /** By the name under which the template finds it. */
  readonly pictures: Readonly<Record<string, WantedPicture>>
  /** SVG that we draw ourselves, likewise. */
  readonly drawings: Readonly<Record<string, string>>
}
