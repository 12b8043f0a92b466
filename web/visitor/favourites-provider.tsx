import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Favourites, formatFavourites, parseFavourites } from '#domain/visitor/favourites.ts'
import { isHydrating, onTakenOver } from '#ui/hydration/hydration.ts'
import { FavouritesContext } from './favourites-context.ts'
import { createFavouritesStore, type FavouritesOwner } from './favourites-store.ts'
import { useKeeper } from './keeper-context.ts'

interface FavouritesProviderProps {
  /** The catalogue that the favourites belong to. */
  readonly settings: FavouritesOwner
  /** The other catalogues. A group also shows the favourites of its members. */
  readonly catalogs: readonly { readonly id: number }[]
  readonly children: ReactNode
}

/** Provides the visitor's favourites to the components below. */
export function FavouritesProvider({ settings: { id, short_type }, catalogs, children }: FavouritesProviderProps) {
  const keeper = useKeeper()
  // A string, so that a reloaded token answer with the same members creates no new store.
  const memberIds = short_type === 'gic' ? formatFavourites(catalogs.map((member) => member.id)) : ''
  const store = useMemo(() => {
    const members = parseFavourites(memberIds).map((member) => ({ id: member, short_type: 'ic' }) as const)
    return createFavouritesStore(keeper, { id, short_type }, members)
  }, [keeper, id, short_type, memberIds])
  const favourites = useSyncExternalStore(
    store.subscribe,
    // Reporting favourites during hydration would make React hydrate the whole page synchronously.
    () => (isHydrating() ? NONE : nonEmpty(store.current())),
    noFavourites,
  )
  const [, setTakenOver] = useState(false)
  useEffect(() => onTakenOver(() => setTakenOver(true)), [])
  useEffect(() => followOtherTabs(store.refresh), [store])
  const value = useMemo(() => ({ ...store, favourites }), [favourites, store])
  return <FavouritesContext value={value}>{children}</FavouritesContext>
}

const NONE: Favourites = []

/** Returns the same empty list each time. */
function nonEmpty(favourites: Favourites): Favourites {
  return favourites.length > 0 ? favourites : NONE
}

/** The server does not know the favourites. */
function noFavourites(): Favourites {
  return NONE
}

/** Subscribes to changes in other tabs. Browsers without cookie events check when the tab becomes visible. */
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
