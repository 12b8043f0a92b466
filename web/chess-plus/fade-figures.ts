/** Fades in new figures, as slowly as the colours change by their CSS transition. */
export function fadeFigures(map: HTMLElement | null): void {
  // Too slow for a thousand cells.
  if (!map || map.dataset.many) return
  const duration = Number.parseFloat(getComputedStyle(map).getPropertyValue('--slow'))
  map.animate({ '--figures': ['0%', '100%'] } as PropertyIndexedKeyframes, { duration, easing: 'ease-in' })
}
