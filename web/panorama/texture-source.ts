import type { Image } from '#domain/media/image.ts'

/** What a device shows a scene with. */
export interface TextureRoom {
  /** The width of the stage in pixels of the device. */
  readonly width: number
  /** How much of the scene that width shows, in degrees. */
  readonly across: number
  /** The widest picture that the device takes. */
  readonly most: number
}

/** The file of a scene that is just sharp enough for the stage, of those that the device takes; the smallest if it takes none. */
export function textureSource({ src, srcset, width }: Image, room: TextureRoom): string {
  const files = srcset === '' ? [{ src, wide: width }] : filesOf(srcset)
  const wanted = (room.width * 360) / room.across
  const taken = files.filter(({ wide }) => wide <= room.most)
  const chosen = taken.find(({ wide }) => wide >= wanted) ?? taken.at(-1) ?? files[0]
  return chosen?.src ?? src
}

/** The files of a picture, the narrowest first. */
function filesOf(srcset: string) {
  return srcset
    .split(', ')
    .map((entry) => entry.split(' '))
    .map(([src = '', wide = '']) => ({ src, wide: Number.parseInt(wide, 10) }))
    .toSorted((a, b) => a.wide - b.wide)
}
