import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Favourites, formatFavourites, parseFavourites } from '#domain/visitor/favourites.ts'
import { isDrawn, onTakenOver } from '#ui/drawn/is-drawn.ts'
import { FavouritesContext } from './favourites-context.ts'
import { createFavouritesStore, type FavouritesOwner } from './favourites-store.ts'
import { useKeeper } from './keeper-context.ts'

interface FavouritesProviderProps {
  /** Of the catalogue whose favourites they are. */
  readonly settings: FavouritesOwner
  /** The catalogues beside it; those of a group share their favourites with it. */
  readonly catalogs: readonly { readonly id: number }[]
  readonly children: ReactNode
}

/** Keeps the visitor's favourites for everything below. */
export function FavouritesProvider({ settings: { id, short_type }, catalogs, children }: FavouritesProviderProps) {
  const keeper = useKeeper()
  // A text, so that a token answer that came anew with the same members makes no new store.
  const memberIds = short_type === 'gic' ? formatFavourites(catalogs.map((member) => member.id)) : ''
  const store = useMemo(() => {
    const members = parseFavourites(memberIds).map((member) => ({ id: member, short_type: 'ic' }) as const)
    return createFavouritesStore(keeper, { id, short_type }, members)
  }, [keeper, id, short_type, memberIds])
  const favourites = useSyncExternalStore(
    store.subscribe,
    // Told too early, they would make React take over the whole page at once.
    () => (isDrawn() ? NONE : nonEmpty(store.current())),
    noFavourites,
  )
  const [, setTakenOver] = useState(false)
  useEffect(() => onTakenOver(() => setTakenOver(true)), [])
  useEffect(() => followOtherTabs(store.refresh), [store])
  const value = useMemo(() => ({ ...store, favourites }), [favourites, store])
  return <FavouritesContext value={value}>{children}</FavouritesContext>
}

const NONE: Favourites = []

/** The same list whenever there is none. */
function nonEmpty(favourites: Favourites): Favourites {
  return favourites.length > 0 ? favourites : NONE
}

/** The server does not know them. */
function noFavourites(): Favourites {
  return NONE
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
