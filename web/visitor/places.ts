import type { CookieToStore } from '#domain/visitor/cookie.ts'
import { findCookie, formatCookie } from './cookies.ts'
import { createKeeper, type Keeper, type Place } from './keeper.ts'

/** Keeps values in cookies; else, over http or where cookies are blocked, in local storage; else while the page is open. */
export function createBrowserKeeper(): Keeper {
  return createKeeper([cookiePlace(document), storagePlace(() => localStorage, Date.now), memoryPlace()])
}

/** The cookies of a document. */
export function cookiePlace(document: { cookie: string }): Place {
  const write = (cookie: CookieToStore) => {
    document.cookie = formatCookie(cookie)
  }
  return {
    read: (name) => findCookie(document.cookie, name),
    write,
    forget: (name) => write({ name, value: '', maxAge: 0, secure: true }),
  }
}

/** A storage, which unlike cookies forgets nothing by itself: the time to forget stands before the value. */
export function storagePlace(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): Place {
  return {
    read: (name) => {
      const [, until, value] = /^(\d+):(.*)$/s.exec(storage().getItem(name) ?? '') ?? []
      return value !== undefined && Number(until) > now() ? value : null
    },
    write: ({ name, value, maxAge }) => storage().setItem(name, `${now() + maxAge * 1000}:${value}`),
    forget: (name) => storage().removeItem(name),
  }
}

/** The open page. */
export function memoryPlace(): Place {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name) ?? null,
    write: ({ name, value }) => values.set(name, value),
    forget: (name) => values.delete(name),
  }
}
