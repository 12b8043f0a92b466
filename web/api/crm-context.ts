import { takeHandedOver } from './handed-over.ts'

const PARAMETER = 'crm'
const KEY = 'vitrine-crm'

// The characters and length of a signed context that the server accepts. Any other header value would break every call.
const CONTEXT = /^[\w.-]{1,4000}$/
// Sent instead of a malformed context: the server rejects it as unsigned, and the visitor sees an error.
const FORGED = 'forged'

/**
 * Removes the CRM context from the address before titles, messages or analytics can read it, and keeps it for the life
 * of the tab. A new tab gets it from the tab that opened it. Null in a tab that was never inside a CRM; empty in a tab
 * that has left it, where analytics do not start either.
 */
export function takeCrmContext(takeParameter: (name: string) => string | null): string | null {
  const given = takeParameter(PARAMETER)
  if (given === null) return readKept() ?? keep(takeHandedOver())
  return keep(CONTEXT.test(given) ? given : FORGED)
}

/** Leaves the CRM mode in this tab: the next page is an ordinary one, without analytics. */
export function leaveCrmContext(): void {
  keep('')
}

function keep(context: string | null): string | null {
  try {
    if (context !== null) sessionStorage.setItem(KEY, context)
  } catch {
    // Storage is blocked in some iframes: the context then lasts until a reload.
  }
  return context
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
