/*
 * The one owner of the browser's history in the Studio: nothing else reads or writes it (scripts/lint/history-owner.grit). The
 * state of an entry is either the mark of a cover or a note for the screen that opens. A writer that forgets what another one
 * keeps there would make Back do nothing, so all of them stand here.
 */

/** The event after the Studio itself has changed the address. Back and Forward send `popstate` instead. */
export const MOVED = 'studio-moved'

/** A new entry, with a way back to the present one, or another address in the present one. */
export type Step = 'push' | 'replace'

/** Changes the entry without telling anybody. Browsers limit how often that happens, and throw. */
export function writeEntry(step: Step, address: string, state: object | null): void {
  if (step === 'push') history.pushState(state, '', address)
  else history.replaceState(state, '', address)
}

/** What the present entry keeps. */
export function readEntry(): object | null {
  const state: unknown = history.state
  return typeof state === 'object' ? state : null
}

/** Opens another address of the Studio, and tells everybody who follows it. */
export function openAddress(step: Step, address: string, state: object | null): void {
  writeEntry(step, address, state)
  window.dispatchEvent(new Event(MOVED))
}

/** Changes only the query string. The present entry keeps its state; a new one starts without. */
export function writeQuery(step: Step, query: string): void {
  try {
    writeEntry(step, location.pathname + query + location.hash, step === 'push' ? null : readEntry())
  } catch {
    // Browsers limit how often the address changes, as while a long word is typed. The list follows anyway.
  }
}

/** Takes what stands after `#` out of the address and of the history, so that a reload does not find it again. */
export function dropHash(): void {
  if (location.hash) writeEntry('replace', location.pathname + location.search, readEntry())
}

/** One entry back. */
export function goBack(): void {
  history.back()
}

/** Calls at every move, the Studio's own as well as Back and Forward. Returns how to stop. */
export function onMove(listener: () => void): () => void {
  const events = ['popstate', MOVED]
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
