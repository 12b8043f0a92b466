import type { Point } from '#domain/picture/polygon.ts'

/** The position of a pointer in an element, in pixels from its upper left corner. */
export function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return [clientX - left, clientY - top]
}
