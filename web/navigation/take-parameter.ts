/**
 * Removes a parameter from the address and returns it, or null if it is missing. Keeps it out of titles, messages and
 * analytics. Call this before the history is opened, since that reads the address.
 */
export function takeParameter(name: string): string | null {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return null
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  return value
}
