/** The server only draws; a browser draws the same while it takes over. */
let isTakingOver = import.meta.env.SSR

/** The pieces of the page that scripts have still to take over. */
let piecesLeft = 0

const listeners = new Set<() => void>()

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
  addPiece()
}

/** The page has one more piece to take over. */
export function addPiece(): void {
  piecesLeft++
}

/** One piece is taken over. After the last one, what is drawn is the browser's own. */
export function endPiece(): void {
  piecesLeft--
  if (piecesLeft > 0) return
  isTakingOver = false
  for (const listener of listeners) listener()
  listeners.clear()
}

/** Calls once when the whole page is taken over. */
export function onTakenOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
