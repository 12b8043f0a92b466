import { createContext, use } from 'react'
import type { Keeper } from './keeper.ts'

/** What is kept for the visitor in his browser: one for the page, since the last place to keep something is its memory. */
export const KeeperContext = createContext<Keeper | null>(null)

/** What is kept for the visitor in his browser. */
export function useKeeper(): Keeper {
  const keeper = use(KeeperContext)
  if (!keeper) throw new Error('no keeper above this component')
  return keeper
}
