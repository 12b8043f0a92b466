/**
 * The `ref` of a form whose first empty field takes the focus when the form appears. Not on touch screens, where the keyboard
 * would cover the text above.
 */
export function focusFirst(form: HTMLElement | null): void {
  if (!form || !matchMedia('(pointer: fine)').matches) return
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"], [type="radio"])')]
  fields.find(({ value, readOnly }) => value === '' && !readOnly)?.focus()
}
