import type { CookieToStore } from '#domain/visitor/cookie.ts'

/** A place to store values. Any function may throw or silently do nothing, as browsers do in iframes. */
export interface StoragePlace {
  /** Null if nothing is stored, or it has expired. */
  readonly read: (name: string) => string | null
  readonly write: (cookie: CookieToStore) => void
  readonly forget: (name: string) => void
}

/** Stores values as well as the browser allows. Never throws. */
export interface Keeper {
  readonly read: (name: string) => string | null
  readonly write: (cookie: CookieToStore) => void
}

/** Creates a keeper that stores each value in the first place that works. */
export function createKeeper(places: readonly StoragePlace[]): Keeper {
  const read = (name: string) => {
    for (const place of places) {
      const value = attempt(() => place.read(name))
      if (value !== null) return value
    }
    return null
  }
  const stays = (place: StoragePlace, cookie: CookieToStore) =>
    attempt(() => {
      place.write(cookie)
      return place.read(cookie.name) === cookie.value
    }) === true
  const write = (cookie: CookieToStore) => {
    const home = places.findIndex((place) => stays(place, cookie))
    // Deletes the value in other places, since an older one could come back.
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
