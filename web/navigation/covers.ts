/** What covers the page besides panels and modals, with a close function each. Only its own component can open a cover. */
export interface Covers {
  readonly ids: () => ReadonlySet<number>
  readonly add: (id: number, onClose: () => void) => void
  readonly remove: (id: number) => void
  /** Closes the covers that are not in `shown`. */
  readonly closeOthers: (shown: ReadonlySet<number>) => void
}

/** Creates the registry of this document's covers. */
export function createCovers(): Covers {
  const open = new Map<number, () => void>()
  return {
    ids: () => new Set(open.keys()),
    add: (id, onClose) => void open.set(id, onClose),
    remove: (id) => void open.delete(id),
    closeOthers: (shown) => {
      for (const [id, onClose] of open) {
        if (shown.has(id)) continue
        open.delete(id)
        onClose()
      }
    },
  }
}
