import { stepFrame } from '#domain/picture/frame.ts'

/** A frame of the strip. `isCurrent`: it is the shown frame or the nearest to it. */
interface Thumb {
  readonly index: number
  readonly isCurrent: boolean
}

/** The frames of a strip: all of them, or at most `most` at even steps around the building. */
export function thumbsOf(count: number, current: number, most: number): readonly Thumb[] {
  const shown = Math.min(count, most)
  const indexes = Array.from({ length: shown }, (_, place) => Math.round((place * count) / shown))
  const distanceTo = (index: number) =>
    Math.min(stepFrame(count, index - current, 0), stepFrame(count, current - index, 0))
  const nearest = Math.min(...indexes.map(distanceTo))
  const marked = indexes.find((index) => distanceTo(index) === nearest)
  return indexes.map((index) => ({ index, isCurrent: index === marked }))
}
