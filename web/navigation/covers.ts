/** What covers the page without being a panel or a modal, and how each is closed. Only its component can show it. */
export interface Covers {
  readonly ids: () => ReadonlySet<number>
  readonly add: (id: number, onClose: () => void) => void
  readonly remove: (id: number) => void
  /** Closes those that are no more among what is shown. */
  readonly closeOthers: (shown: ReadonlySet<number>) => void
}

/** The covers of this document. */
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
