import { sourceFor } from '#domain/media/source-for.ts'
import { cropAround, pathOf } from '#domain/picture/crop.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { SvgImg } from '#ui/picture/img.tsx'
import styles from './pinpoint-picture.module.css'

interface PinpointPictureProps {
  readonly pinpoint: Pinpoint
  readonly label: string
  /** How wide it is shown, in pixels of the screen. */
  readonly width: number
  /** Only what is around the marked place, in this shape (width by height); the whole picture if not told. */
  readonly aspect?: number | undefined
}

/** A picture in which one thing is marked. */
export function PinpointPicture({ pinpoint, label, width, aspect }: PinpointPictureProps) {
  const { image, polygons, kind } = pinpoint
  // A plan is read as a whole, and a photo around its place.
  const isCropped = aspect !== undefined && kind !== 'storey'
  const viewBox = isCropped ? cropAround(polygons, image, aspect) : `0 0 ${image.width} ${image.height}`
  const shownWidth = (width * image.width) / Number(viewBox.split(' ')[2])
  return (
    <svg
      className={joinClasses(styles.picture, kind === 'storey' && styles.plan)}
      viewBox={viewBox}
      preserveAspectRatio={isCropped ? 'xMidYMid slice' : undefined}
      role="img"
      aria-label={label}
    >
      {image.placeholder && <image href={image.placeholder} width={image.width} height={image.height} />}
      <SvgImg href={sourceFor(image, shownWidth * devicePixelRatio)} width={image.width} height={image.height} />
      <path d={pathOf(polygons, image)} />
    </svg>
  )
}
