/** Scrolls as little as it takes to show a cell that sticky heads or the edge hide; the page itself stays. */
export function keepInSight(scroller: HTMLElement, cell: HTMLElement): void {
  const seen = scroller.getBoundingClientRect()
  const { left, right, top, bottom } = cell.getBoundingClientRect()
  // What sticky heads cover is told by the style sheet, as the browser's own scrolling would take it.
  const style = getComputedStyle(scroller)
  const padding = (side: string) => Number.parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0
  scroller.scrollBy({
    left: shortage(left, right, seen.left + padding('left'), seen.left + scroller.clientWidth - padding('right')),
    top: shortage(top, bottom, seen.top + padding('top'), seen.top + scroller.clientHeight - padding('bottom')),
    behavior: 'instant',
  })
}

/** How far something has to move to lie between two edges; the near edge counts where it is too long. */
function shortage(from: number, to: number, first: number, last: number): number {
  if (from < first) return from - first
  return to > last ? Math.min(to - last, from - first) : 0
}
