import type { Point } from '#domain/picture/polygon.ts'

/** Where in an element a pointer is, in pixels from its upper left corner. */
export function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return [clientX - left, clientY - top]
}
