import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** What a modal may put on the element that takes the focus first; else its title does. */
export const FIRST_FOCUS = { 'data-first-focus': '' } as const

/**
 * Opens a dialog above everything while it is there, and gives the focus back when it goes. The handlers belong on the
 * dialog, whose content has to cover it: a press on the dialog itself is one on the ground behind.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const pressedOutside = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    // What the server has drawn is not modal yet, and does not come in again.
    if (element.open) element.style.animation = 'none'
    element.removeAttribute('open')
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector('h2')
    first?.focus({ preventScroll: true })
    return () => {
      element.close()
      // An element that leaves the page gives no focus back by itself.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [dialog])
  return {
    onCancel: (event: SyntheticEvent) => {
      // A file field inside cancels too.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      // Some browsers let a second Escape through, whatever `cancel` said.
      if (target === currentTarget && !currentTarget.open) onClose()
    },
    onPointerDown: ({ target, currentTarget }: SyntheticEvent) => {
      pressedOutside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }: SyntheticEvent) => {
      // Text selected from inside to outside ends in a click there.
      if (target === currentTarget && pressedOutside.current) onClose()
    },
  }
}
