import { placeFloating } from './place-floating.ts'

/** Says where beside its anchor something floats, as `--x` and `--y`; its look puts it there. */
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
  floating.style.setProperty('--x', `${left}px`)
  floating.style.setProperty('--y', `${top}px`)
}
