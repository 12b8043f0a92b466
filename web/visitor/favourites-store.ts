import type { ShortType } from '#domain/catalogue/catalogue.ts'
import {
  type Favourites,
  favouritesCookie,
  favouritesCookieName,
  formatFavourites,
  parseFavourites,
  toggleFavourite,
} from '#domain/visitor/favourites.ts'
import type { Keeper } from './keeper.ts'

/** The catalogue whose favourites they are. */
export interface FavouritesOwner {
  readonly id: number
  readonly short_type: ShortType
}

/** The favourites of one catalogue, as React follows them. */
export interface KeptFavourites {
  readonly current: () => Favourites
  readonly toggle: (id: number) => void
  /** Reads again what is kept: another tab may have changed it. */
  readonly refresh: () => void
  readonly subscribe: (onChange: () => void) => () => void
}

/** Keeps the favourites of a catalogue. */
export function createFavouritesStore(
  keeper: Keeper,
  { short_type, id: catalogueId }: FavouritesOwner,
): KeptFavourites {
  const name = favouritesCookieName(short_type, catalogueId)
  const kept = () => parseFavourites(keeper.read(name) ?? '')
  const listeners = new Set<() => void>()
  let favourites = kept()
  const refresh = () => {
    const found = kept()
    if (formatFavourites(found) === formatFavourites(favourites)) return
    favourites = found
    for (const listener of listeners) listener()
  }
  return {
    current: () => favourites,
    toggle: (id) => {
      // From what is kept, or a tab that has not heard of a change would undo it.
      keeper.write(favouritesCookie(short_type, catalogueId, toggleFavourite(kept(), id)))
      refresh()
    },
    refresh,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
