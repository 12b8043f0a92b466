/** The ways to close the modals that are open, the topmost last. */
const closers: (() => void)[] = []
const watchers = new Set<() => void>()

/** Says that a modal has opened, and how it is closed. Returns what to call when it has closed. */
export function addModal(close: () => void): () => void {
  closers.push(close)
  for (const watch of watchers) watch()
  return () => void closers.splice(closers.indexOf(close), 1)
}

/** Closes the topmost modal. Returns whether there was one. */
export function closeTopModal(): boolean {
  const close = closers.at(-1)
  close?.()
  return close !== undefined
}

export function isModalOpen(): boolean {
  return closers.length > 0
}

/** Calls this whenever a modal opens. */
export function onModalOpen(watch: () => void): void {
  watchers.add(watch)
}
