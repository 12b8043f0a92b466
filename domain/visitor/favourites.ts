import { readId } from '#domain/address/pattern.ts'
import type { ShortType } from '#domain/catalogue/catalogue.ts'
import { type CookieToStore, MAX_COOKIE_VALUE } from './cookie.ts'

/** One year, in seconds. */
const FAVOURITES_MAX_AGE = 31_536_000

/** Ids of a visitor's favourite units, the oldest first. */
export type Favourites = readonly number[]

/** Restores removed ids to their former positions. Keeps changes that were made in the meantime. */
export function restoreFavourites(favourites: Favourites, before: Favourites, ids: readonly number[]): Favourites {
  let restored = favourites
  for (const [position, id] of before.entries()) {
    if (ids.includes(id) && !restored.includes(id)) restored = restored.toSpliced(position, 0, id)
  }
  return restored
}

/** The cookie name, by short type and catalogue id. */
export function favouritesCookieName(shortType: ShortType, catalogueId: number): string {
  return `favorites_${shortType}_${catalogueId}`
}

/** The cookie with the list. If the list is too long, the oldest ids are dropped: otherwise the browser drops them all. */
export function favouritesCookie(shortType: ShortType, catalogueId: number, favourites: Favourites): CookieToStore {
  let kept = favourites
  while (formatFavourites(kept).length > MAX_COOKIE_VALUE) kept = kept.slice(1)
  return {
    name: favouritesCookieName(shortType, catalogueId),
    value: formatFavourites(kept),
    maxAge: FAVOURITES_MAX_AGE,
    secure: true,
  }
}

/** Reads a stored list. Drops invalid and repeated ids. */
export function parseFavourites(value: string): Favourites {
  return [...new Set(value.split('.').flatMap((text) => readId(text) ?? []))]
}

/** The list as it is stored, in a cookie or elsewhere. */
export function formatFavourites(favourites: Favourites): string {
  return favourites.join('.')
}
