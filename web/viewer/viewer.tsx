import { useState } from 'react'
import { ViewerDialog } from './viewer-dialog.tsx'
import type { ViewerSlide } from './viewer-slide.ts'

interface ViewerProps {
  readonly slides: readonly ViewerSlide[]
  /** The index of the picture to open with. */
  readonly first: number
  readonly onClose: () => void
}

/** A full-screen viewer: browse, zoom and move pictures by wheel, touch, mouse, keys and buttons. */
export function Viewer({ slides, first, onClose }: ViewerProps) {
  const [visit, setVisit] = useState({ index: first, before: first, count: 0 })
  const slide = slides[visit.index]
  if (!slide) return null
  const go = (index: number) =>
    slides[index] && index !== visit.index && setVisit({ index, before: visit.index, count: visit.count + 1 })
  return <ViewerDialog slides={slides} slide={slide} visit={visit} go={go} onClose={onClose} />
}
