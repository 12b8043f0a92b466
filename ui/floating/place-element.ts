import { placeFloating, roomBeside } from './place-floating.ts'

/** Says where beside its anchor something floats and how high it may be, as `--x`, `--y` and `--room`; its look puts it there. */
export function placeElement(
  floating: HTMLElement,
  anchor: Element,
  side: 'above' | 'below',
  align: 'start' | 'center' | 'end',
): void {
  const box = anchor.getBoundingClientRect()
  const screen = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight }
  floating.style.setProperty('--room', `${roomBeside({ anchor: box, screen })}px`)
  const { left, top } = placeFloating({
    anchor: box,
    // Measured with the room that it has.
    size: { width: floating.offsetWidth, height: floating.offsetHeight },
    screen,
    side,
    align,
    rtl: getComputedStyle(anchor).direction === 'rtl',
  })
  floating.style.setProperty('--x', `${left}px`)
  floating.style.setProperty('--y', `${top}px`)
}
