import { useSyncExternalStore } from 'react'
import { onMove, openAddress, readEntry, writeEntry } from './browser-history.ts'

/** The base of all addresses of the Studio. */
export const STUDIO_BASE = '/studio'

/** The address of the screen below `/studio`, such as `/sign-in`; empty for the first screen. */
export function usePath(): string {
  return useSyncExternalStore(onMove, currentPath)
}

/**
 * Opens another screen of the Studio. `replace` leaves no way back, as after signing in. `byKeys`: somebody pressed keys, and
 * the screen may take the focus where its work begins.
 */
export function go(path: string, { replace = false, byKeys = false } = {}): void {
  openAddress(replace ? 'replace' : 'push', STUDIO_BASE + path, byKeys ? { byKeys } : null)
}

/** Whether keys opened this screen. Only the first who asks is told. */
export function takeArrivalByKeys(): boolean {
  const isByKeys = 'byKeys' in (readEntry() ?? {})
  if (isByKeys) writeEntry('replace', location.href, null)
  return isByKeys
}

/** The path below `/studio` now. */
export function currentPath(): string {
  return location.pathname.slice(STUDIO_BASE.length).replace(/\/$/, '')
}
