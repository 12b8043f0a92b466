import { createContext, use } from 'react'

/** Done when every message of the language is there; parts that come later wait for it. */
export const LaterMessagesContext = createContext<() => Promise<void>>(async () => {})

/** What a part has to wait for before it can say everything. */
export function useLaterMessages(): () => Promise<void> {
  return use(LaterMessagesContext)
}
