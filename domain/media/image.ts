/** A picture in several widths with a tiny placeholder (design 3). */
export interface Image {
  readonly src: string
  readonly srcset: string
  readonly width: number
  readonly height: number
  /** A data URL of a few pixels. */
  readonly placeholder: string
}
