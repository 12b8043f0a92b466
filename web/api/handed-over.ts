/** What the keys of contexts that are handed over begin with. */
export const HANDED_PREFIX = 'vitrine-crm:'

/** Takes the context that another tab has left for this one; null where there is none, or too late. */
export function takeHandedOver(): string | null {
  const { name } = window
  const isNamed = name.startsWith(HANDED_PREFIX)
  if (isNamed) window.name = ''
  const [until, context] = (isNamed ? name.slice(HANDED_PREFIX.length) : takeLeft()).split(' ')
  return context && Number(until) > Date.now() ? context : null
}

/** Under which name a context is left for the tab that opens this address. */
export function handedKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return HANDED_PREFIX + pathname + search
}

function takeLeft(): string {
  const key = handedKey(location)
  try {
    const left = localStorage.getItem(key)
    localStorage.removeItem(key)
    return left ?? ''
  } catch {
    // Blocked: nothing could be left either.
    return ''
  }
}
