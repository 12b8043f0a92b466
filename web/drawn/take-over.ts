import { SCREEN_SIZES, type ScreenSize } from '#domain/screen/screen-size.ts'

/** A page that the server has drawn. */
export interface DrawnRoot {
  readonly element: HTMLElement
  readonly size: ScreenSize
  readonly parts: readonly string[]
}

/** The page as it was drawn for this screen; null where nothing was. */
export function findDrawn(): DrawnRoot | null {
  const element = document.querySelector<HTMLElement>('div[data-parts]')
  const size = SCREEN_SIZES.find((one) => one === element?.dataset.size)
  return element && size ? { element, size, parts: element.dataset.parts?.split(' ') ?? [] } : null
}

/** Says that scripts hear from now on what is pressed. */
export function beginHearing({ element }: DrawnRoot): void {
  element.dataset.heard = ''
}

/** Says that scripts have taken over, and does what was asked for before. */
export function endDrawing({ element }: DrawnRoot): void {
  element.dataset.live = ''
  const { pressedEarly: pressed, chosenEarly = '' } = window as { pressedEarly?: HTMLElement; chosenEarly?: string }
  if (!pressed?.isConnected) return
  if (pressed instanceof HTMLSelectElement) {
    // React has put the former choice back.
    pressed.value = chosenEarly
    pressed.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // A box was ticked then, which nobody has heard.
  if (pressed instanceof HTMLInputElement) pressed.checked = pressed.defaultChecked
  // A popover was opened by the browser, which nobody has heard either: pressing it once more would close it.
  if (pressed instanceof HTMLButtonElement && pressed.popoverTargetElement instanceof HTMLElement) {
    pressed.popoverTargetElement.hidePopover()
  }
  // An open dialog has taken the focus since.
  pressed.focus()
  pressed.click()
}

/** What the document has brought, by the address of the call that it answers. */
export function readAnswers(): Readonly<Record<string, unknown>> {
  return JSON.parse(document.getElementById('answers')?.textContent ?? '{}')
}
