import { describe, expect, test } from 'vitest'
import type { CookieToStore } from '#domain/visitor/cookie.ts'
import { createKeeper, type Place } from './keeper.ts'
import { cookiePlace, memoryPlace, storagePlace } from './places.ts'

const cookie = (value: string): CookieToStore => ({ name: 'utm', value, maxAge: 60, secure: true })

/** What a browser does with cookies that it refuses: nothing, without a word. */
const deaf: Place = { read: () => null, write: () => {}, forget: () => {} }
/** What it does with storage that it refuses. */
const refusing: Place = { read: refuse, write: refuse, forget: refuse }

function refuse(): never {
  throw new Error('The operation is insecure.')
}

describe('a value', () => {
  test('stays in the first place that keeps it, and nowhere else', () => {
    const [first, second] = [memoryPlace(), memoryPlace()]
    second.write(cookie('older'))
    const keeper = createKeeper([first, second])
    expect(keeper.read('utm')).toBe('older')
    keeper.write(cookie('newer'))
    expect([first.read('utm'), second.read('utm')]).toEqual(['newer', null])
    expect(keeper.read('utm')).toBe('newer')
  })

  test('goes to the next place where one drops it or throws', () => {
    for (const place of [deaf, refusing]) {
      const last = memoryPlace()
      const keeper = createKeeper([place, last])
      keeper.write(cookie('kept'))
      expect(last.read('utm')).toBe('kept')
      expect(keeper.read('utm')).toBe('kept')
    }
  })

  test('is lost without an error where no place keeps it', () => {
    const keeper = createKeeper([deaf, refusing])
    keeper.write(cookie('lost'))
    expect(keeper.read('utm')).toBeNull()
  })

  test('may be empty, which is not the same as none', () => {
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

  test('forgets when the cookie would have', () => {
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

  test('is not read where somebody else has written', () => {
    entries.set('utm', 'something else')
    const place = storagePlace(
      () => storage,
      () => 0,
    )
    expect(place.read('utm')).toBeNull()
  })
})

test('cookies are written with their attributes and forgotten by their age', () => {
  const document = { cookie: '' }
  const place = cookiePlace(document)
  place.write(cookie('ya'))
  expect(document.cookie).toBe('utm=ya; Path=/; Max-Age=60; Secure; SameSite=None; Partitioned')
  place.forget('utm')
  expect(document.cookie).toBe('utm=; Path=/; Max-Age=0; Secure; SameSite=None; Partitioned')
})
