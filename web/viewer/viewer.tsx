import { type ReactNode, useState } from 'react'
import { ViewerDialog } from './viewer-dialog.tsx'

/** A picture to look at closely. */
export interface ViewerSlide {
  readonly key: string
  readonly label: string
  readonly width: number
  readonly height: number
  /** Fills its place; may depend on whether it is zoomed, to be sharp then. */
  readonly content: ReactNode | ((isZoomed: boolean) => ReactNode)
  /** What stands below it. */
  readonly caption?: string | null | undefined
  /** What it lies on: paper, as plans do, or the dark, as photos do. */
  readonly ground?: 'paper' | 'dark' | undefined
}

interface ViewerProps {
  readonly slides: readonly ViewerSlide[]
  /** The one that is shown first. */
  readonly first: number
  readonly onClose: () => void
}

/** Pictures over the whole screen, to leaf through, to zoom into and to move: wheel, fingers, mouse, keys and buttons. */
export function Viewer({ slides, first, onClose }: ViewerProps) {
  const [visit, setVisit] = useState({ index: first, before: first, count: 0 })
  const slide = slides[visit.index]
  if (!slide) return null
  const go = (index: number) =>
    slides[index] && index !== visit.index && setVisit({ index, before: visit.index, count: visit.count + 1 })
  return <ViewerDialog {...{ slides, slide, visit, go, onClose }} />
}
