import type { ReactNode } from 'react'

/** A picture of the viewer. */
export interface ViewerSlide {
  readonly key: string
  readonly label: string
  readonly width: number
  readonly height: number
  /** Fills the slide. May depend on the zoom, to load a sharper picture. */
  readonly content: ReactNode | ((isZoomed: boolean) => ReactNode)
  /** Shown below the picture. */
  readonly caption?: string | null | undefined
  /** The background: paper for plans, dark for photos. */
  readonly ground?: 'paper' | 'dark' | undefined
}

/** The current picture, the previous one, and the number of changes so far. */
export interface Visit {
  readonly index: number
  readonly before: number
  readonly count: number
}
