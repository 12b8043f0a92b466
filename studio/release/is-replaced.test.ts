import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOtherBuild, isReplaced } from './is-replaced.ts'
import { orOlder } from './or-older.ts'

/** A document with the boot data of a build; Node has no documents. */
const pageOf = (text: string) => ({ querySelector: () => ({ textContent: text }) })
const bootWith = (build: string | null) => JSON.stringify({ lang: 'en', build, picture: null })
const answerWith = (text: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text)),
  )

beforeEach(() => {
  vi.stubGlobal('document', pageOf(bootWith('b1')))
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = pageOf
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const Part = () => null
const Older = () => null
const gone = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

it('a page is older when the server has another build', async () => {
  expect([isOtherBuild('b1'), isOtherBuild('b2'), isOtherBuild(undefined)]).toEqual([false, true, false])
  answerWith(bootWith('b1'))
  expect(await isReplaced()).toBe(false)
  answerWith(bootWith('b2'))
  expect(await isReplaced()).toBe(true)
})

it('a server that does not answer, or a proxy in its place, is no newer build', async () => {
  answerWith('<h1>Bad gateway</h1>')
  expect(await isReplaced()).toBe(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await isReplaced()).toBe(false)
})

it('a part that is gone is replaced only when the server has another build', async () => {
  answerWith(bootWith('b2'))
  expect(await orOlder(async () => Part, Older)()).toBe(Part)
  expect(await orOlder(gone, Older)()).toBe(Older)
  answerWith(bootWith('b1'))
  await expect(orOlder(gone, Older)()).rejects.toThrow('Failed to fetch')
})
