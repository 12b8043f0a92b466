import type { SlidePlace } from './swipe-between.ts'

/** The index of the picture that a key goes to, or null. Arrows move a zoomed picture instead. */
export function slideAfterKey(key: string, { index, count, rtl }: SlidePlace, isZoomed: boolean): number | null {
  const last = count - 1
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageUp':
      return Math.max(0, index - 1)
    case 'PageDown':
      return Math.min(last, index + 1)
    case 'ArrowLeft':
    case 'ArrowRight':
      if (isZoomed) return null
      return slideAfterKey((key === 'ArrowLeft') === rtl ? 'PageDown' : 'PageUp', { index, count, rtl }, false)
    default:
      return null
  }
}

/** The pictures to render: the current one and its neighbours, which load ahead that way. */
export function slidesAround(index: number, count: number): readonly number[] {
  return [index - 1, index, index + 1].filter((at) => at >= 0 && at < count)
}
