import { useSyncExternalStore } from 'react'

const MOVED = 'studio-moved'

/** The base of all addresses of the Studio. */
export const STUDIO_BASE = '/studio'

/** The address of the screen below `/studio`, such as `/sign-in`; empty for the first screen. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, currentPath)
}

/**
 * Opens another screen of the Studio. `replace` leaves no way back, as after signing in. `byKeys`: somebody pressed keys, and
 * the screen may take the focus where its work begins.
 */
export function go(path: string, { replace = false, byKeys = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](byKeys ? { byKeys } : null, '', STUDIO_BASE + path)
  window.dispatchEvent(new Event(MOVED))
}

/** Whether keys opened this screen. Only the first who asks is told. */
export function takeArrivalByKeys(): boolean {
  const { state } = history
  const isByKeys = typeof state === 'object' && state !== null && 'byKeys' in state
  if (isByKeys) history.replaceState(null, '')
  return isByKeys
}

/** The path below `/studio` now. */
export function currentPath(): string {
  return location.pathname.slice(STUDIO_BASE.length).replace(/\/$/, '')
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(MOVED, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(MOVED, onChange)
  }
}
