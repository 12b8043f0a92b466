/** Scrolls just enough to show a cell that sticky headers or the edge hide. Does not scroll the page itself. */
export function keepInSight(scroller: HTMLElement, cell: HTMLElement): void {
  const seen = scroller.getBoundingClientRect()
  const { left, right, top, bottom } = cell.getBoundingClientRect()
  // The style sheet sets scroll-padding to the size of the sticky headers, as for the browser's own scrolling.
  const style = getComputedStyle(scroller)
  const padding = (side: string) => Number.parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0
  scroller.scrollBy({
    left: shortage(left, right, seen.left + padding('left'), seen.left + scroller.clientWidth - padding('right')),
    top: shortage(top, bottom, seen.top + padding('top'), seen.top + scroller.clientHeight - padding('bottom')),
    behavior: 'instant',
  })
}

/** How far to scroll until an interval lies between two edges; one that is too long is aligned to the first edge. */
function shortage(from: number, to: number, first: number, last: number): number {
  if (from < first) return from - first
  return to > last ? Math.min(to - last, from - first) : 0
}
