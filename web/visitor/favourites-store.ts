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

/** The catalogue whose favourites they are. */
export interface FavouritesOwner {
  readonly id: number
  readonly short_type: ShortType
}

/** Takes a change back. */
export type Undo = () => void

/** How favourites are changed. */
export interface FavouritesChanges {
  /** Adds a unit, or removes it (spec 4). */
  readonly toggle: (id: number) => Undo
  /** Adds units that are not there yet. */
  readonly addAll: (ids: readonly number[]) => Undo
  /** Removes units; taken back, they stand where they stood. */
  readonly removeAll: (ids: readonly number[]) => Undo
}

/** The favourites of one catalogue, as React follows them. */
export interface KeptFavourites extends FavouritesChanges {
  readonly current: () => Favourites
  /** Reads again what is kept: another tab may have changed it. */
  readonly refresh: () => void
  readonly subscribe: (onChange: () => void) => () => void
}

/** Keeps the favourites of a catalogue. Those of a group are its own and what a visitor likes in its members. */
export function createFavouritesStore(
  keeper: Keeper,
  owner: FavouritesOwner,
  members: readonly FavouritesOwner[] = [],
): KeptFavourites {
  const owners = [owner, ...members]
  // Always from what is kept, or a tab that has not heard of a change would undo it.
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

  /** Changes the lists of all catalogues concerned, and tells of it once. */
  function change(next: (list: Favourites, of: FavouritesOwner) => Favourites): void {
    for (const one of owners) {
      const [before, after] = [keptOf(one), next(keptOf(one), one)]
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
