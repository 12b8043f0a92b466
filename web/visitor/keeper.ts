import type { CookieToStore } from '#domain/visitor/cookie.ts'

/** Somewhere a value can be kept. Any of it may throw, or do nothing without a word, as browsers do in frames. */
export interface Place {
  /** Null where nothing is kept, or no longer. */
  readonly read: (name: string) => string | null
  readonly write: (cookie: CookieToStore) => void
  readonly forget: (name: string) => void
}

/** Keeps values for a visitor as well as his browser lets. It never throws. */
export interface Keeper {
  readonly read: (name: string) => string | null
  readonly write: (cookie: CookieToStore) => void
}

/** Keeps each value in the first place where it stays. */
export function createKeeper(places: readonly Place[]): Keeper {
  const read = (name: string) => {
    for (const place of places) {
      const value = attempt(() => place.read(name))
      if (value !== null) return value
    }
    return null
  }
  const stays = (place: Place, cookie: CookieToStore) =>
    attempt(() => {
      place.write(cookie)
      return place.read(cookie.name) === cookie.value
    }) === true
  const write = (cookie: CookieToStore) => {
    const home = places.findIndex((place) => stays(place, cookie))
    // What another place still holds is older, and would come back one day.
    for (const [index, place] of places.entries()) if (index !== home) attempt(() => place.forget(cookie.name))
  }
  return { read, write }
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}
