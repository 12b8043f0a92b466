/** A picture in several widths with a tiny placeholder. */
export interface Image {
  readonly src: string
  readonly srcset: string
  readonly width: number
  readonly height: number
  /** A data URL of a few pixels. */
  readonly placeholder: string
}

/** A picture of a gallery, with its caption. */
export interface GalleryPicture {
  readonly image: Image
  readonly caption: string | null
}

/** A film: a file of ours, or a player that is allowed to be embedded. */
export interface Video {
  readonly kind: 'file' | 'embed'
  readonly src: string
  readonly name: string | null
  readonly poster: Image | null
}

/** A 3D tour: a panorama of ours by its interactive id, or a tour that is allowed to be embedded. */
export type Tour = { readonly kind: 'panorama'; readonly id: number } | { readonly kind: 'embed'; readonly src: string }
