import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { FavouritesContext } from './favourites-context.ts'
import { createFavouritesStore, type FavouritesOwner } from './favourites-store.ts'
import { useKeeper } from './keeper-context.ts'

interface FavouritesProviderProps {
  /** Of the catalogue whose favourites they are. */
  readonly settings: FavouritesOwner
  readonly children: ReactNode
}

/** Keeps the visitor's favourites for everything below. */
export function FavouritesProvider({ settings: { id, short_type }, children }: FavouritesProviderProps) {
  const keeper = useKeeper()
  const store = useMemo(() => createFavouritesStore(keeper, { id, short_type }), [keeper, id, short_type])
  const favourites = useSyncExternalStore(store.subscribe, store.current)
  useEffect(() => followOtherTabs(store.refresh), [store])
  const value = useMemo(() => ({ favourites, toggle: store.toggle }), [favourites, store])
  return <FavouritesContext value={value}>{children}</FavouritesContext>
}

/** Hears of changes in the visitor's other tabs; browsers that do not tell of cookies are asked when he comes back. */
function followOtherTabs(onChange: () => void): () => void {
  const cookies = 'cookieStore' in window ? window.cookieStore : null
  addEventListener('storage', onChange)
  document.addEventListener('visibilitychange', onChange)
  cookies?.addEventListener('change', onChange)
  return () => {
    removeEventListener('storage', onChange)
    document.removeEventListener('visibilitychange', onChange)
    cookies?.removeEventListener('change', onChange)
  }
}
