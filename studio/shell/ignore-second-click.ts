/**
 * Ignores the second click of a double click if the first one closed the dialog it was in. That click would press what
 * happens to be below: on phones a tab of another screen is there.
 */
export function ignoreSecondClick(): void {
  let pressed: Element | null = null
  const listen = (event: MouseEvent) => {
    if (event.detail > 1 && pressed?.isConnected === false) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    pressed = event.target instanceof Element && event.target.closest('dialog') ? event.target : null
  }
  addEventListener('click', listen, { capture: true })
}
