import { describe, expect, test } from 'vitest'
import type { CookieToStore } from '#domain/visitor/cookie.ts'
import { createKeeper, type StoragePlace } from './keeper.ts'
import { cookiePlace, memoryPlace, storagePlace } from './places.ts'

const cookie = (value: string): CookieToStore => ({ name: 'utm', value, maxAge: 60, secure: true })

/** Behaves like blocked cookies: writes do nothing. */
const silent: StoragePlace = { read: () => null, write: () => {}, forget: () => {} }
/** Behaves like blocked storage: every call throws. */
const refusing: StoragePlace = { read: refuse, write: refuse, forget: refuse }

function refuse(): never {
  throw new Error('The operation is insecure.')
}

describe('a value', () => {
  test('is stored in the first place that works, and nowhere else', () => {
    const [first, second] = [memoryPlace(), memoryPlace()]
    second.write(cookie('older'))
    const keeper = createKeeper([first, second])
    expect(keeper.read('utm')).toBe('older')
    keeper.write(cookie('newer'))
    expect([first.read('utm'), second.read('utm')]).toEqual(['newer', null])
    expect(keeper.read('utm')).toBe('newer')
  })

  test('goes to the next place if one drops it or throws', () => {
    for (const place of [silent, refusing]) {
      const last = memoryPlace()
      const keeper = createKeeper([place, last])
      keeper.write(cookie('kept'))
      expect(last.read('utm')).toBe('kept')
      expect(keeper.read('utm')).toBe('kept')
    }
  })

  test('is lost without an error if no place works', () => {
    const keeper = createKeeper([silent, refusing])
    keeper.write(cookie('lost'))
    expect(keeper.read('utm')).toBeNull()
  })

  test('may be empty, which differs from none', () => {
    const keeper = createKeeper([memoryPlace()])
    keeper.write(cookie(''))
    expect(keeper.read('utm')).toBe('')
  })
})

describe('a storage', () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  }

  test('expires when the cookie would have', () => {
    let now = 1_000_000
    const place = storagePlace(
      () => storage,
      () => now,
    )
    place.write(cookie('a:b'))
    expect(place.read('utm')).toBe('a:b')
    now += 60_000
    expect(place.read('utm')).toBeNull()
  })

  test('ignores values in another format', () => {
    entries.set('utm', 'something else')
    const place = storagePlace(
      () => storage,
      () => 0,
    )
    expect(place.read('utm')).toBeNull()
  })
})

test('writes cookies with their attributes and deletes them with Max-Age=0', () => {
  const document = { cookie: '' }
  const place = cookiePlace(document)
  place.write(cookie('ya'))
  expect(document.cookie).toBe('utm=ya; Path=/; Max-Age=60; Secure; SameSite=None; Partitioned')
  place.forget('utm')
  expect(document.cookie).toBe('utm=; Path=/; Max-Age=0; Secure; SameSite=None; Partitioned')
})
