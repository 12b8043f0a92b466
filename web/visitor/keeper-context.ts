import { createContext, use } from 'react'
import type { Keeper } from './keeper.ts'

/** The storage in the visitor's browser. One per page, since its last resort is the memory of the page. */
export const KeeperContext = createContext<Keeper | null>(null)

/** The storage in the visitor's browser. Throws outside the provider. */
export function useKeeper(): Keeper {
  const keeper = use(KeeperContext)
  if (!keeper) throw new Error('no keeper above this component')
  return keeper
}
