import { dropHash } from '#studio/address/browser-history.ts'

/**
 * Takes the token of a one-time link out of the address, so that it is not in the history of the browser. It stays in
 * this tab until it is used, so that a reload finds it again.
 */
export function takeToken(name: 'owner' | 'invitation' | 'link'): string | null {
  const key = `studio-${name}`
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token !== null) {
    sessionStorage.setItem(key, token)
    dropHash()
  }
  return sessionStorage.getItem(key)
}

/** Forgets a token that is used up. */
export function dropToken(name: 'owner' | 'invitation' | 'link'): void {
  sessionStorage.removeItem(`studio-${name}`)
}
