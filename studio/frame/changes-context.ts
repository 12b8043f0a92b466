import { createContext, use } from 'react'

/** How many unpublished changes the current catalogue has. Null: not known, or none of this person's business. */
export const ChangesContext = createContext<number | null>(null)

/** How many unpublished changes the current catalogue has. Null: not known, or none of this person's business. */
export function useChanges(): number | null {
  return use(ChangesContext)
}
