import { sourceFor } from '#domain/media/source-for.ts'
import { cropAround, pathOf } from '#domain/picture/crop.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { SvgImg } from '#ui/picture/img.tsx'
import styles from './pinpoint-picture.module.css'

interface PinpointPictureProps {
  readonly pinpoint: Pinpoint
  readonly label: string
  /** The width of the picture on the screen, in CSS pixels. */
  readonly width: number
  /** Crops the picture around the marked place to this ratio of width to height. Without it, shows the whole picture. */
  readonly aspect?: number | undefined
}

/** A picture with one marked place. */
export function PinpointPicture({ pinpoint, label, width, aspect }: PinpointPictureProps) {
  const { image, polygons, kind } = pinpoint
  // A plan is never cropped, since it is read as a whole.
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
