import { createContext, use } from 'react'

/** Loads the rest of the language's messages. Lazily loaded parts wait for it. */
export const LaterMessagesContext = createContext<() => Promise<void>>(async () => {})

/** The function that a lazily loaded part awaits before it renders. */
export function useLaterMessages(): () => Promise<void> {
  return use(LaterMessagesContext)
}
