import type { Point } from '#domain/picture/polygon.ts'

/** The limits of a double tap: time in milliseconds and distance in pixels. */
const SOON = 300
const NEAR = 30

/** Returns whether a tap is the second of two. Browsers report double clicks by touch late or not at all. */
export function createTapCounter(): (at: Point, time: number) => boolean {
  let last: { readonly at: Point; readonly time: number } | null = null
  return (at, time) => {
    const isSecond =
      last !== null && time - last.time < SOON && Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) < NEAR
    last = isSecond ? null : { at, time }
    return isSecond
  }
}
