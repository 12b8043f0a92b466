/** Prefix of the keys under which a tab hands its CRM context to another. */
export const HANDED_PREFIX = 'vitrine-crm:'

/** Takes the CRM context that another tab has left for this one; null if there is none or it has expired. */
export function takeHandedOver(): string | null {
  const { name } = window
  const isNamed = name.startsWith(HANDED_PREFIX)
  if (isNamed) window.name = ''
  const [until, context] = (isNamed ? name.slice(HANDED_PREFIX.length) : takeLeft()).split(' ')
  return context && Number(until) > Date.now() ? context : null
}

/** The key of the context that is left for the tab that opens this address. */
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
    // Storage is blocked, so no context could be left either.
    return ''
  }
}
