/**
 * Takes a parameter out of the address, before any title, message or analytics sees it; null where it is not there. Only
 * before the history is opened, which reads the address then.
 */
export function takeParameter(name: string): string | null {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return null
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  return value
}
