const PARAMETER = 'crm'
const KEY = 'vitrine-crm'

// What a signed context is made of, in a length that the server reads. Anything else would spoil every call it went with.
const CONTEXT = /^[\w.-]{1,4000}$/
// Of what is none nothing is sent but this, which nobody has signed: the server refuses it, and the visitor hears of it.
const FORGED = 'forged'

/**
 * Takes the CRM context out of the address, before any title, message or analytics sees it, and keeps it for
 * the life of the tab. Null outside a CRM.
 */
export function takeCrmContext(takeParameter: (name: string) => string | null): string | null {
  const given = takeParameter(PARAMETER)
  if (given === null) return readKept()
  const context = CONTEXT.test(given) ? given : FORGED
  try {
    sessionStorage.setItem(KEY, context)
  } catch {
    // Blocked in some iframes: it lasts until the page is reloaded.
  }
  return context
}

/** Forgets the context, so that the next page is an ordinary one. */
export function forgetCrmContext(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then nothing was kept.
  }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
