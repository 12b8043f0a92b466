import { type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useCover } from './open-covers.ts'
import { closeModal, openModal } from './quick-modal.ts'

/** Props for the element that gets the focus when a modal opens. The default is the title. */
export const FIRST_FOCUS = { 'data-first-focus': '' } as const

/**
 * Opens a dialog as a modal while it is mounted, and returns the focus afterwards. Spread the returned handlers on the
 * dialog. Its content must cover it, since a click on the dialog itself counts as one on the backdrop. A sheet covers a
 * small screen.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, isSheet = false) {
  const close = useEffectEvent(onClose)
  const pressedOutside = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    // A server-rendered dialog is open but not modal yet. It must not be animated again.
    const isShown = element.open
    if (isShown) element.style.animation = 'none'
    element.removeAttribute('open')
    openModal(element, isSheet && !isShown, close)
    const first = element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector('h2')
    first?.focus({ preventScroll: true })
    return () => {
      closeModal(element, () => {
        // A removed element does not return the focus by itself.
        if (before instanceof HTMLElement) focusAgain(before)
      })
    }
  }, [dialog, isSheet])
  useCover(true, onClose)
  return {
    onCancel: (event: SyntheticEvent) => {
      // File inputs inside fire `cancel` too.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      // Some browsers close the dialog on a second Escape, even if `cancel` was prevented.
      if (target === currentTarget && !currentTarget.open) onClose()
    },
    onPointerDown: ({ target, currentTarget }: SyntheticEvent) => {
      pressedOutside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }: SyntheticEvent) => {
      // Selecting text from inside to outside ends with a click on the backdrop.
      if (target === currentTarget && pressedOutside.current) onClose()
    },
  }
}

/** Gives a control the focus back. Closing a dialog gives it back too, but in Chromium without the caret: nothing could be typed. */
function focusAgain(control: HTMLElement): void {
  control.focus({ preventScroll: true })
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  const { selectionStart, selectionEnd } = control
  if (selectionStart === null) control.select()
  else control.setSelectionRange(selectionStart, selectionEnd)
}
