import { BREAKPOINTS } from '#domain/screen/screen-size.ts'
import { afterPaint } from '#ui/lazy/after-paint.ts'
import styles from './quick-modal.module.css'

/*
 * While a modal is open, the page behind it is inert. A browser styles every element of the page anew when that begins and
 * ends, which takes a slow phone a tenth of a second. So under a finger a sheet is painted before the page becomes inert, and
 * the page is shown again before it wakes up.
 */

const FINGER = '(pointer: coarse)'
const COVERED = `(width < ${BREAKPOINTS.medium}rem)`

/** Longer than this no sheet waits, in milliseconds. */
const LONGEST_WAIT_MS = 1000

/** Makes the sheet modal that was only painted so far. */
let settle = () => {}

/** Opens a dialog. `isSheet` says that it covers a small screen, so that nothing behind it can be tapped. */
export function openModal(element: HTMLDialogElement, isSheet: boolean, onClose: () => void): void {
  settle()
  if (!isSheet || !matchMedia(FINGER).matches || !matchMedia(COVERED).matches) {
    element.showModal()
    return
  }
  element.dataset.early = ''
  element.show()
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  document.addEventListener('keydown', onKey)
  const makeModal = () => {
    if (settle !== makeModal) return
    settle = () => {}
    document.removeEventListener('keydown', onKey)
    if (!element.isConnected || !element.open) return
    const focused = document.activeElement
    element.style.animation = 'none'
    element.removeAttribute('open')
    element.showModal()
    delete element.dataset.early
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true })
  }
  settle = makeModal
  void whenAtRest(element).then(makeModal)
}

/** Closes a dialog, and calls back when the page can have the focus again. */
export function closeModal(element: HTMLDialogElement, onAwake: () => void): void {
  if (!element.matches(':modal') || !matchMedia(FINGER).matches) {
    settle()
    element.close()
    onAwake()
    return
  }
  // Not styled once more as something inert.
  element.style.display = 'none'
  // Another modal, which nobody sees, keeps the page inert until it is painted.
  const cover = document.createElement('dialog')
  cover.className = styles.cover ?? ''
  cover.ariaHidden = 'true'
  document.body.append(cover)
  cover.showModal()
  element.close()
  afterPaint(() => {
    cover.remove()
    onAwake()
  })
}

/** Resolves when a sheet has come in and what it shows is drawn. */
async function whenAtRest(element: HTMLElement): Promise<void> {
  await new Promise<void>((resolve) => afterPaint(resolve))
  await Promise.race([
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ])
  if (typeof requestIdleCallback !== 'function') return
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS }))
}
