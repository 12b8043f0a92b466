import { type RefObject, useEffect } from 'react'

/** Keeps an open dialog above modals that open later, such as the card of a step on a small screen. */
export function useOnTop(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    let known = openModals()
    let frame = 0
    const look = () => {
      const open = openModals()
      if ([...open].some((modal) => !known.has(modal)) && dialog.current) raise(dialog.current)
      known = open
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [dialog])
}

function openModals(): ReadonlySet<Element> {
  return new Set(document.querySelectorAll('dialog:modal'))
}

/** Reopens the dialog, which is the only way to raise it, and restores the focus. */
function raise(dialog: HTMLDialogElement): void {
  const focused = dialog.contains(document.activeElement) ? document.activeElement : null
  dialog.close()
  dialog.showModal()
  const first = focused ?? dialog.querySelector('[data-first-focus]')
  if (first instanceof HTMLElement) first.focus({ preventScroll: true })
}
