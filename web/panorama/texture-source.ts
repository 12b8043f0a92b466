import type { Image } from '#domain/media/image.ts'

/** The stage and the limits of the device. */
interface TextureRoom {
  /** The width of the stage in device pixels. */
  readonly width: number
  /** The horizontal field of view, in degrees. */
  readonly across: number
  /** The widest texture that the device supports. */
  readonly most: number
}

/** The smallest file that is sharp enough for the stage, among those that the device can take. */
export function textureSource({ src, srcset, width }: Image, room: TextureRoom): string {
  const files = srcset === '' ? [{ src, wide: width }] : filesOf(srcset)
  const wanted = (room.width * 360) / room.across
  const taken = files.filter(({ wide }) => wide <= room.most)
  const chosen = taken.find(({ wide }) => wide >= wanted) ?? taken.at(-1) ?? files[0]
  return chosen?.src ?? src
}

/** The files of a picture, narrowest first. */
function filesOf(srcset: string) {
  return srcset
    .split(', ')
    .map((entry) => entry.split(' '))
    .map(([src = '', wide = '']) => ({ src, wide: Number.parseInt(wide, 10) }))
    .toSorted((a, b) => a.wide - b.wide)
}
