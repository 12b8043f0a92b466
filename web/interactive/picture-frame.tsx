import type { Image } from '#domain/media/image.ts'
import type { Size, View } from '#domain/picture/viewport.ts'
import styles from './picture-frame.module.css'

/** The blurred placeholder that fills the stage where the picture does not cover it. */
export function PictureGround({ image: { placeholder } }: { image: Image }) {
  return placeholder && <img className={styles.ground} src={placeholder} alt="" aria-hidden="true" />
}

/** The edges of a picture that are inside the stage, along one axis. */
interface OpenEdges {
  readonly axis: 'x' | 'y'
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** The visible edges of a picture, or null if it covers the stage. */
export function openEdgesOf({ scale, x, y }: View, picture: Size, stage: Size): OpenEdges | null {
  const along = (axis: 'x' | 'y', offset: number, shown: number, room: number): OpenEdges | null => {
    // A difference of up to a pixel is rounding.
    const [atStart, atEnd] = [offset > 1, offset + shown < room - 1]
    return atStart || atEnd ? { axis, atStart, atEnd } : null
  }
  return along('x', x, scale * picture.width, stage.width) ?? along('y', y, scale * picture.height, stage.height)
}

interface EdgeMaskProps {
  readonly id: string
  readonly edges: OpenEdges
  readonly size: Size
}

/** Fades the visible edges of a picture over 9 % of its size. */
export function EdgeMask({ id, edges: { axis, atStart, atEnd }, size: { width, height } }: EdgeMaskProps) {
  const size = { width, height }
  return (
    <defs>
      <linearGradient id={`${id}g`} {...(axis === 'y' && { x2: 0, y2: 1 })}>
        {atStart && <stop offset="0" stopColor="#000" />}
        <stop offset=".09" stopColor="#fff" />
        <stop offset=".91" stopColor="#fff" />
        {atEnd && <stop offset="1" stopColor="#000" />}
      </linearGradient>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" {...size}>
        <rect {...size} fill={`url(#${id}g)`} />
      </mask>
    </defs>
  )
}
