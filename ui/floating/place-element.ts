import { placeFloating, roomBeside } from './place-floating.ts'

/** Sets the position and the largest height of an element beside its anchor: `--x`, `--y` and `--room` for its style sheet. */
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
    // Measured after `--room` is set.
    size: { width: floating.offsetWidth, height: floating.offsetHeight },
    screen,
    side,
    align,
    rtl: getComputedStyle(anchor).direction === 'rtl',
  })
  floating.style.setProperty('--x', `${left}px`)
  floating.style.setProperty('--y', `${top}px`)
}

/** Places a popover below its button. */
export function hangFromTrigger(popover: HTMLElement, align: 'start' | 'center' | 'end'): void {
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (trigger) placeElement(popover, trigger, 'below', align)
}
