import { useMemo } from 'react'
import type { GalleryPicture } from '#domain/media/image.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Viewer, type ViewerSlide } from './viewer.tsx'

/** What a gallery shows over the whole screen. */
export interface GalleryViewerProps {
  readonly pictures: readonly GalleryPicture[]
  /** The one that is shown first. */
  readonly first: number
  /** Of the gallery: stands above all of its pictures. */
  readonly title: string
  readonly onClose: () => void
}

/** The pictures of a gallery over the whole screen. */
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
      // What fits the screen comes first, all that there is only to who looks closely.
      <Picture image={image} sizes={isZoomed ? `${image.width}px` : '100vw'} alt="" fit="contain" eager />
    ),
  }
}
