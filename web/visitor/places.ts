import type { CookieToStore } from '#domain/visitor/cookie.ts'
import { findCookie, formatCookie } from './cookies.ts'
import { createKeeper, type Keeper, type StoragePlace } from './keeper.ts'

/** Stores values in cookies, or in local storage (over http or with blocked cookies), or else in memory. */
export function createBrowserKeeper(): Keeper {
  return createKeeper([cookiePlace(document), storagePlace(() => localStorage, Date.now), memoryPlace()])
}

/** The cookies of a document. */
export function cookiePlace(document: { cookie: string }): StoragePlace {
  const write = (cookie: CookieToStore) => {
    document.cookie = formatCookie(cookie)
  }
  return {
    read: (name) => findCookie(document.cookie, name),
    write,
    forget: (name) => write({ name, value: '', maxAge: 0, secure: true }),
  }
}

/** A web storage. Unlike cookies it never expires, so the expiry time is stored before the value. */
export function storagePlace(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): StoragePlace {
  return {
    read: (name) => {
      const [, until, value] = /^(\d+):(.*)$/s.exec(storage().getItem(name) ?? '') ?? []
      return value !== undefined && Number(until) > now() ? value : null
    },
    write: ({ name, value, maxAge }) => storage().setItem(name, `${now() + maxAge * 1000}:${value}`),
    forget: (name) => storage().removeItem(name),
  }
}

/** The memory of the page. */
export function memoryPlace(): StoragePlace {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name) ?? null,
    write: ({ name, value }) => values.set(name, value),
    forget: (name) => values.delete(name),
  }
}
