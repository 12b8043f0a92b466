/** True on the server, and in the browser during hydration. */
let isTakingOver = import.meta.env.SSR

/** The number of pieces of the page that are not hydrated yet. */
let piecesLeft = 0

const listeners = new Set<() => void>()

/**
 * Whether the page is being rendered on the server or hydrated: nothing can be measured or read from storage then. Use it in
 * initial states only.
 */
export function isHydrating(): boolean {
  return isTakingOver
}

/** Starts hydration: from now on the browser renders the same as the server. */
export function beginTakingOver(): void {
  isTakingOver = true
  addPiece()
}

/** Registers one more piece to hydrate. */
export function addPiece(): void {
  piecesLeft++
}

/** Marks one piece as hydrated. The last one ends hydration. */
export function endPiece(): void {
  piecesLeft--
  if (piecesLeft > 0) return
  isTakingOver = false
  for (const listener of listeners) listener()
  listeners.clear()
}

/** Calls the listener once, when the whole page is hydrated. */
export function onTakenOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
