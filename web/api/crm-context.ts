import { takeHandedOver } from './handed-over.ts'

const PARAMETER = 'crm'
const KEY = 'vitrine-crm'

// What a signed context is made of, in a length that the server reads. Anything else would spoil every call it went with.
const CONTEXT = /^[\w.-]{1,4000}$/
// Of what is none nothing is sent but this, which nobody has signed: the server refuses it, and the visitor hears of it.
const FORGED = 'forged'

/**
 * Takes the CRM context out of the address, before any title, message or analytics sees it, and keeps it for the life of
 * the tab. A new tab gets it from the one that opened it. Null in a tab that was never inside a CRM; empty in a tab that
 * has left it, in which analytics do not start either.
 */
export function takeCrmContext(takeParameter: (name: string) => string | null): string | null {
  const given = takeParameter(PARAMETER)
  if (given === null) return readKept() ?? keep(takeHandedOver())
  return keep(CONTEXT.test(given) ? given : FORGED)
}

/** Ends the mode of this tab: the next page is an ordinary one, without analytics. */
export function leaveCrmContext(): void {
  keep('')
}

function keep(context: string | null): string | null {
  try {
    if (context !== null) sessionStorage.setItem(KEY, context)
  } catch {
    // Blocked in some iframes: it lasts until the page is reloaded.
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
