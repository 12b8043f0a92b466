import { placeElement } from './place-element.ts'
import { type FloatingPlace, GAP, keepBetween, MARGIN } from './place-floating.ts'

/** Sets the position of an element after its anchor in the row; below the anchor if that has no room. */
export function placeElementAfter(floating: HTMLElement, anchor: Element): void {
  placeElement(floating, anchor, 'below', 'start')
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const place = placeAfter({
    anchor: anchor.getBoundingClientRect(),
    size: { width: floating.offsetWidth, height: floating.offsetHeight },
    screen: { width, height },
    rtl: getComputedStyle(anchor).direction === 'rtl',
  })
  if (!place) return
  floating.style.setProperty('--x', `${place.left}px`)
  floating.style.setProperty('--y', `${place.top}px`)
}

/** The position after an anchor in its row; null if there is no room. */
export function placeAfter(place: Omit<FloatingPlace, 'side' | 'align'>): { left: number; top: number } | null {
  const { anchor, size, screen, rtl } = place
  const left = rtl ? anchor.left - GAP - size.width : anchor.left + anchor.width + GAP
  if (left < MARGIN || left + size.width > screen.width - MARGIN) return null
  return { left, top: keepBetween(MARGIN, anchor.top, screen.height - size.height - MARGIN) }
}
