import type { MouseEvent } from 'react'

/** Whether a click is meant to follow a link here, not to open it in a new tab or to save it. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
