import { createContext, use } from 'react'

/** Leads to the sign-in screen when the session has ended, in another window or on the server. */
export const SignedOutContext = createContext<() => void>(() => {})

/** What to call when a call finds that the session has ended. */
export function useSignedOut(): () => void {
  return use(SignedOutContext)
}
