import { createContext, use } from 'react'
import type { Says } from '#ui/hydration/parts.ts'

/** Loads messages beyond those of the first view. */
export type LoadMessages = (needed: Says) => Promise<unknown>

/** Loads messages beyond those of the first view. Lazily loaded parts wait for it. */
export const LaterMessagesContext = createContext<LoadMessages>(async () => {})

/** The function that a lazily loaded part awaits before it renders. */
export function useLaterMessages(): LoadMessages {
  return use(LaterMessagesContext)
}
