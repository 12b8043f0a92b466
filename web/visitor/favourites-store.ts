import type { ShortType } from '#domain/catalogue/catalogue.ts'
import {
  type Favourites,
  favouritesCookie,
  favouritesCookieName,
  formatFavourites,
  parseFavourites,
  restoreFavourites,
} from '#domain/visitor/favourites.ts'
import type { Keeper } from './keeper.ts'

/** The catalogue that favourites belong to. */
export interface FavouritesOwner {
  readonly id: number
  readonly short_type: ShortType
}

/** Reverts a change. */
type Undo = () => void

/** Functions that change the favourites. */
interface FavouritesChanges {
  /** Adds a unit, or removes it if present. */
  readonly toggle: (id: number) => Undo
  /** Adds units that are not favourites yet. */
  readonly addAll: (ids: readonly number[]) => Undo
  /** Removes units. Undo restores their positions. */
  readonly removeAll: (ids: readonly number[]) => Undo
}

/** The favourites of one catalogue, as an external store for React. */
export interface KeptFavourites extends FavouritesChanges {
  readonly current: () => Favourites
  /** Reads the stored favourites again: another tab may have changed them. */
  readonly refresh: () => void
  readonly subscribe: (onChange: () => void) => () => void
}

/** Creates the store of a catalogue's favourites. Those of a group include the favourites of its members. */
export function createFavouritesStore(
  keeper: Keeper,
  owner: FavouritesOwner,
  members: readonly FavouritesOwner[] = [],
): KeptFavourites {
  const owners = [owner, ...members]
  // Always reads the stored value: a tab with an old copy would undo the changes of another.
  const keptOf = ({ short_type, id }: FavouritesOwner) =>
    parseFavourites(keeper.read(favouritesCookieName(short_type, id)) ?? '')
  const kept = (): Favourites => [...new Set(owners.flatMap(keptOf))]
  const listeners = new Set<() => void>()
  let favourites = kept()

  function refresh(): void {
    const found = kept()
    if (formatFavourites(found) === formatFavourites(favourites)) return
    favourites = found
    for (const listener of listeners) listener()
  }

  /** Changes the lists of all catalogues concerned, and notifies once. */
  function change(next: (list: Favourites, of: FavouritesOwner) => Favourites): void {
    for (const one of owners) {
      const before = keptOf(one)
      const after = next(before, one)
      if (formatFavourites(before) !== formatFavourites(after))
        keeper.write(favouritesCookie(one.short_type, one.id, after))
    }
    refresh()
  }

  function addAll(ids: readonly number[]): Undo {
    const present = kept()
    const added = ids.filter((id) => !present.includes(id))
    change((list, of) => (of === owner ? [...list, ...added] : list))
    return () => void removeAll(added)
  }

  function removeAll(ids: readonly number[]): Undo {
    const before = new Map(owners.map((one) => [one, keptOf(one)]))
    change((list) => list.filter((id) => !ids.includes(id)))
    return () => change((list, of) => restoreFavourites(list, before.get(of) ?? [], ids))
  }

  return {
    current: () => favourites,
    toggle: (id) => (kept().includes(id) ? removeAll([id]) : addAll([id])),
    addAll,
    removeAll,
    refresh,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
