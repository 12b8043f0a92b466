/**
 * Copies the text of a field. Returns false if the browser or the host page forbids it. The text is then selected, so that
 * the visitor can copy it.
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.select()
    // Deprecated, but works in iframes without clipboard permission.
    return document.execCommand('copy')
  }
}
