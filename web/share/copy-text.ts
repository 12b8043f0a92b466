/**
 * Copies the text of a field; false if the browser or a frame around the page forbids it: then the text is selected, to be
 * copied by hand.
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.select()
    // Old, but allowed in frames that are denied the clipboard.
    return document.execCommand('copy')
  }
}
