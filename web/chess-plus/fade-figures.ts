/** Lets new figures come up slowly in place of the old ones; colours change at the same pace by their transition. */
export function fadeFigures(map: HTMLElement | null): void {
  // A thousand cells are not worth it.
  if (!map || map.dataset.many) return
  const duration = Number.parseFloat(getComputedStyle(map).getPropertyValue('--slow'))
  map.animate({ '--figures': ['0%', '100%'] } as PropertyIndexedKeyframes, { duration, easing: 'ease-in' })
}
