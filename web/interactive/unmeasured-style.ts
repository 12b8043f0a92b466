import type { Point } from '#domain/picture/polygon.ts'

/** Positions an element at a point of a picture, in its pixels, until the stage is measured (`unmeasured.module.css`). */
export function unmeasuredStyle([x, y]: Point, above = 0) {
  return {
    insetInlineStart: `calc(var(--x) + ${x} * var(--s))`,
    insetBlockStart: `calc(var(--y) + ${y} * var(--s) - ${above}px)`,
  }
}
