const PARAMETER = 'crm'
const KEY = 'vitrine-crm'

/**
 * Takes the CRM context out of the address, before any title, message or analytics sees it (design 2), and keeps it for
 * the life of the tab. Null outside a CRM.
 */
export function takeCrmContext(): string | null {
  const url = new URL(location.href)
  const given = url.searchParams.get(PARAMETER)
  if (given === null) return readKept()
  url.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  try {
    sessionStorage.setItem(KEY, given)
  } catch {
    // Blocked in some iframes: it lasts until the page is reloaded.
  }
  return given
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
