import { useMemo } from 'react'
import type { GalleryPicture } from '#domain/media/image.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Viewer } from './viewer.tsx'
import type { ViewerSlide } from './viewer-slide.ts'

/** The props of a full-screen gallery. */
export interface GalleryViewerProps {
  readonly pictures: readonly GalleryPicture[]
  /** The index of the picture to open with. */
  readonly first: number
  /** The title of the gallery, shown above every picture. */
  readonly title: string
  readonly onClose: () => void
}

/** The pictures of a gallery, full screen. */
export function GalleryViewer({ pictures, first, title, onClose }: GalleryViewerProps) {
  const slides = useMemo(() => pictures.map((picture, index) => slideOf(picture, index, title)), [pictures, title])
  return <Viewer slides={slides} first={first} onClose={onClose} />
}

function slideOf({ image, caption }: GalleryPicture, index: number, title: string): ViewerSlide {
  return {
    key: String(index),
    label: title,
    caption,
    width: image.width,
    height: image.height,
    ground: 'dark',
    content: (isZoomed) => (
      // Loads the size of the screen first, and the full size only when zoomed.
      <Picture image={image} sizes={isZoomed ? `${image.width}px` : '100vw'} alt="" fit="contain" eager />
    ),
  }
}
