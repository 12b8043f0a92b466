import { readId } from '#domain/address/pattern.ts'
import type { ShortType } from '#domain/catalogue/catalogue.ts'
import { type CookieToStore, MAX_COOKIE_VALUE } from './cookie.ts'

/** A year (spec 9). */
export const FAVOURITES_MAX_AGE = 31_536_000

/** Ids of the units a visitor likes, oldest first. */
export type Favourites = readonly number[]

/** Puts ids back where they stood before they were removed; what has changed meanwhile stays. */
export function restoreFavourites(favourites: Favourites, before: Favourites, ids: readonly number[]): Favourites {
  let restored = favourites
  for (const [position, id] of before.entries()) {
    if (ids.includes(id) && !restored.includes(id)) restored = restored.toSpliced(position, 0, id)
  }
  return restored
}

/** Favourites are kept by short type and catalogue id (spec 9). */
export function favouritesCookieName(shortType: ShortType, catalogueId: number): string {
  return `favorites_${shortType}_${catalogueId}`
}

/** The cookie that keeps the list. Where it outgrows a cookie the oldest give way: losing all would be worse. */
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

/** Reads a stored list; what is no id, or stands twice, is dropped. */
export function parseFavourites(value: string): Favourites {
  return [...new Set(value.split('.').flatMap((text) => readId(text) ?? []))]
}

/** The list as it is stored, in a cookie or beside it. */
export function formatFavourites(favourites: Favourites): string {
  return favourites.join('.')
}
