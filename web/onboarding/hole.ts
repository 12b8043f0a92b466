import type { Rectangle } from '#domain/onboarding/place-note.ts'

/** The space around the control, in pixels. */
const AIR = 4
/** The space between the hole and the edge of the screen, so that its ring is visible. */
const EDGE = 5

/** The hole around a control. */
export function holeAround({ left, top, width, height }: Rectangle): Rectangle {
  const start = Math.max(EDGE, left - AIR)
  const head = Math.max(EDGE, top - AIR)
  return {
    left: start,
    top: head,
    width: Math.min(innerWidth - EDGE, left + width + AIR) - start,
    height: Math.min(innerHeight - EDGE, top + height + AIR) - head,
  }
}

interface PressPoint {
  readonly clientX: number
  readonly clientY: number
}

/** Whether a click was in the hole. */
export function isInside({ left, top, width, height }: Rectangle, { clientX, clientY }: PressPoint): boolean {
  return clientX >= left && clientX <= left + width && clientY >= top && clientY <= top + height
}

/** Passes a click in the hole on to the control in it, after the walkthrough has closed. */
export function pressThrough({ clientX, clientY }: PressPoint): void {
  setTimeout(() => {
    const target = document.elementFromPoint(clientX, clientY)
    target?.closest<HTMLElement>('a, button, input, label, select')?.focus({ preventScroll: true })
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
  })
}
