import type { Address } from '#domain/address/address.ts'
import type { Here } from './here.ts'
import type { StoredEntry } from './stored-entry.ts'

/** Reads the state of a history entry; null if the catalogue did not write it. */
export function readStoredEntry(state: unknown): StoredEntry | null {
  return typeof state === 'object' && state !== null && 'vitrine' in state && state.vitrine === 1
    ? (state as StoredEntry)
    : null
}

/** An entry as first rendered: its panels, without modals and covers. */
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
