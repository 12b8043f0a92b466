import { SCREEN_SIZES, type ScreenSize } from '#domain/screen/screen-size.ts'

/** A page that the server rendered. */
interface RenderedRoot {
  readonly element: HTMLElement
  readonly size: ScreenSize
  readonly parts: readonly string[]
}

/** The page that was rendered for this screen; null if there is none. */
export function findRendered(): RenderedRoot | null {
  const element = document.querySelector<HTMLElement>('div[data-parts]')
  const size = SCREEN_SIZES.find((one) => one === element?.dataset.size)
  return element && size ? { element, size, parts: element.dataset.parts?.split(' ') ?? [] } : null
}

/** Marks that React now receives presses. */
export function markListening({ element }: RenderedRoot): void {
  element.dataset.heard = ''
}

/** Marks that hydration is complete, and repeats the last press from before it. */
export function finishTakeOver({ element }: RenderedRoot): void {
  element.dataset.live = ''
  const { pressedEarly: pressed, chosenEarly = '' } = window as { pressedEarly?: HTMLElement; chosenEarly?: string }
  if (!pressed?.isConnected) return
  if (pressed instanceof HTMLSelectElement) {
    // React has reset the select to its former value.
    pressed.value = chosenEarly
    pressed.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // The early press changed the checkbox without React's knowledge: undo it before clicking again.
  if (pressed instanceof HTMLInputElement) pressed.checked = pressed.defaultChecked
  // The browser may have opened a popover, also without React's knowledge: another click would close it.
  if (pressed instanceof HTMLButtonElement && pressed.popoverTargetElement instanceof HTMLElement) {
    pressed.popoverTargetElement.hidePopover()
  }
  // An open dialog may have taken the focus since.
  pressed.focus()
  pressed.click()
}

/** The answers that the document carries, by the address of their call. */
export function readAnswers(): Readonly<Record<string, unknown>> {
  return JSON.parse(document.getElementById('answers')?.textContent ?? '{}')
}
