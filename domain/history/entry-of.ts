import type { Address } from '#domain/address/address.ts'
import type { Here } from './here.ts'
import type { StoredEntry } from './stored-entry.ts'

/** Reads what the browser has kept with an entry; null where that is nothing of ours. */
export function readStoredEntry(state: unknown): StoredEntry | null {
  return typeof state === 'object' && state !== null && 'vitrine' in state && state.vitrine === 1
    ? (state as StoredEntry)
    : null
}

/** An entry as it looks at first: its panels, before anything that lies above them. */
export function entryOf(address: Address, search: string, state: unknown): Here {
  const { panel } = address
  const panels = panel ? [{ id: 1, type: panel.type, route: panel, template: null, size: 1 }] : []
  const { overlays, ...known } = readStoredEntry(state) ?? {
    overlays: { panels, nextId: panels.length + 1 },
    visit: '',
    behind: [],
    cameFromHere: false,
  }
  return { ...known, address, search, overlays: { ...overlays, modals: [], covers: [] } }
}
