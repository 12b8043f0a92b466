/** The server only draws; a browser draws the same while it takes over. */
let isTakingOver = import.meta.env.SSR

/**
 * Tells whether this is the drawing that the document brings: nothing is measured or remembered in it. It holds while the
 * server draws and while scripts take over, so it belongs into first states only.
 */
export function isDrawn(): boolean {
  return isTakingOver
}

/** What is drawn from now on is what the server has drawn. */
export function beginTakingOver(): void {
  isTakingOver = true
}

/** What is drawn from now on is the browser's own. */
export function endTakingOver(): void {
  isTakingOver = false
}
