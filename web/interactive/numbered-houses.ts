import { labelPointOf } from '#domain/picture/label-point.ts'
import { labelScales } from '#domain/picture/label-scales.ts'
import type { Point } from '#domain/picture/polygon.ts'
import type { Size } from '#domain/picture/viewport.ts'
import type { ShownRegion } from './shown-region.ts'

/** A unit on a picture, with the point where its number has most room and the scale from which it is shown. */
type NumberedHouse = ShownRegion & { readonly point: Point; readonly fromScale: number }

/** The largest size of a number in CSS pixels: per letter, the padding, and the height. */
const LETTER = 8.5
const AROUND = 16
const HEIGHT = 26

/** The units of a picture, free ones first: their numbers win where there is not enough room for all. */
export function numberedHouses(regions: readonly ShownRegion[], { width, height }: Size): readonly NumberedHouse[] {
  const houses = regions
    .flatMap((region) => {
      const point = region.subject.kind === 'instance' ? labelPointOf(region.polygons) : null
      return point ? [{ ...region, point }] : []
    })
    .sort((a, b) => rankOf(a) - rankOf(b))
  const scales = labelScales(
    houses.map(({ subject, point: [x, y] }) => ({
      at: [x * width, y * height],
      size: { width: AROUND + LETTER * (subject.kind === 'instance' ? subject.of.number.length : 0), height: HEIGHT },
    })),
  )
  return houses.map((house, index) => ({ ...house, fromScale: scales[index] ?? 0 }))
}

function rankOf({ look }: ShownRegion): number {
  return look === 'free' ? 0 : 1
}
