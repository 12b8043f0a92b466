import { placeFloating } from './place-floating.ts'

/** Moves what floats beside its anchor; its look has `position: fixed` and no inset of its own. */
export function placeElement(
  floating: HTMLElement,
  anchor: Element,
  side: 'above' | 'below',
  align: 'start' | 'center' | 'end',
): void {
  const { left, top } = placeFloating({
    anchor: anchor.getBoundingClientRect(),
    size: { width: floating.offsetWidth, height: floating.offsetHeight },
    screen: { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
    side,
    align,
    rtl: getComputedStyle(anchor).direction === 'rtl',
  })
  floating.style.left = `${left}px`
  floating.style.top = `${top}px`
}
