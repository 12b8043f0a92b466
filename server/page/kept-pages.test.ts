import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { recordChanges, type Subject } from '#server/live/change.ts'
import { type ChangeFeed, followChanges } from '#server/live/change-feed.ts'
import { createKeptPages, type KeptPages, type MadePage } from './kept-pages.ts'
import { preparePage } from './page-bytes.ts'

const PRICES: Subject = { scope: 'chess', id: 1 }
const SETTINGS: Subject = { scope: 'catalogue', id: 1 }
const SOURCES = {
  touchedBy: ({ scope }: Subject) => (scope === 'chess' ? 'content' : scope === 'catalogue' ? 'rights' : null),
} as const

let test: TestDatabase
let feed: ChangeFeed
let clock = 0
let pages: KeptPages
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  feed = await followChanges(test.database)
}, 180_000)
afterAll(() => test.stop())
beforeEach(() => {
  clock = 0
  pages = createKeptPages(feed, { now: () => clock, between: 2000, stale: 5000, settled: 10_000 })
})

const change = async (subject: Subject) => {
  await feed.apply(await test.database.queries.transaction((tx) => recordChanges(tx, [subject])))
}
const made = (number: number, other: Partial<MadePage> = {}): MadePage => {
  return {
    html: `<p>${number}</p>`,
    status: 200,
    policy: "default-src 'none'",
    variesBy: [],
    use: 'kept',
    isComplete: true,
    ...other,
  }
}
/** A recipe that counts how often it is made. */
function counting(other: Partial<MadePage> = {}) {
  const recipe = {
    count: 0,
    sources: () => SOURCES,
    make: async () => made(++recipe.count, other),
  }
  return recipe
}
const textOf = async (found: Awaited<ReturnType<KeptPages['get']>>) => {
  if ('redirect' in found) return 'redirect'
  return 'bytes' in found ? String(await found.bytes.bytesIn('identity')) : found.html
}
const shown = async (key: string, recipe: ReturnType<typeof counting>) => textOf(await pages.get(key, recipe))

describe('a kept page', () => {
  it('is made once for all who ask while it is made, and for all who come later', async () => {
    const recipe = counting()
    const first = await Promise.all(Array.from({ length: 20 }, () => shown('a', recipe)))
    expect(new Set(first)).toEqual(new Set(['<p>1</p>']))
    clock = 3_600_000
    expect(await shown('a', recipe)).toBe('<p>1</p>')
    expect(await shown('b', recipe)).toBe('<p>2</p>')
  })

  it('is shown while it is made again after a change, at most once in two seconds', async () => {
    const recipe = counting()
    await shown('a', recipe)
    clock = 500
    await change(PRICES)
    clock = 1999
    expect(pages.ready('a')?.isStale).toBe(true)
    expect(await shown('a', recipe)).toBe('<p>1</p>')
    expect(recipe.count).toBe(1)
    clock = 2000
    expect(await shown('a', recipe)).toBe('<p>1</p>')
    await vi.waitFor(() => expect(pages.ready('a')?.isStale).toBe(false))
    expect(await shown('a', recipe)).toBe('<p>2</p>')
  })

  it('is never shown longer than five seconds after a change', async () => {
    const recipe = counting()
    await shown('a', recipe)
    clock = 60_000
    await change(PRICES)
    clock = 65_000
    expect(pages.ready('a')).toBeNull()
    expect(await shown('a', recipe)).toBe('<p>2</p>')
  })

  it('is dropped at once when a right changes', async () => {
    const recipe = counting()
    await shown('a', recipe)
    await change(SETTINGS)
    expect(pages.ready('a')).toBeNull()
    expect(await shown('a', recipe)).toBe('<p>2</p>')
  })

  it('is not shown to anybody with the rights from before a change that came while it was made', async () => {
    const begun = Promise.withResolvers<void>()
    const may = Promise.withResolvers<void>()
    const recipe = counting()
    const slow = {
      ...recipe,
      make: async () => {
        const page = await recipe.make()
        begun.resolve()
        await may.promise
        return page
      },
    }
    const early = pages.get('a', slow)
    await begun.promise
    await change(SETTINGS)
    const late = pages.get('a', slow)
    may.resolve()
    for (const found of [early, late]) expect(await textOf(await found)).not.toBe('<p>1</p>')
    expect(await textOf(pages.ready('a') ?? { redirect: null as never })).not.toBe('<p>1</p>')
  })

  it('that changed while it was made is made again', async () => {
    const recipe = counting()
    const changing = {
      ...recipe,
      make: async () => {
        if (recipe.count === 0) await change(PRICES)
        return recipe.make()
      },
    }
    await pages.get('a', changing)
    expect(pages.ready('a')?.isStale).toBe(true)
  })

  it('is made again without being asked for if many have asked', async () => {
    pages = createKeptPages(feed, { now: () => performance.now(), between: 10, stale: 60_000, settled: 60_000 })
    const [much, little] = [counting(), counting()]
    for (let visit = 0; visit < 5; visit += 1) await shown('much', much)
    await shown('little', little)
    await change(PRICES)
    await vi.waitFor(() => expect(much.count).toBe(2))
    expect(little.count).toBe(1)
  })

  it('is compressed better once it has lived for ten seconds, under another tag with the same hash', async () => {
    const html = Array.from({ length: 3000 }, (_, unit) => `<li data-unit="${unit}">${(unit * 7919) % 10_007} €</li>`)
    const recipe = counting({ html: html.join('') })
    await shown('a', recipe)
    const before = pages.ready('a')?.bytes
    const [quick, tag] = [before?.readyIn('br')?.length ?? 0, before?.tagOf('br')]
    clock = 10_000
    await vi.waitFor(() => expect(pages.ready('a')?.bytes.readyIn('br')?.length).toBeLessThan(quick), {
      timeout: 30_000,
    })
    const after = pages.ready('a')?.bytes
    expect(after?.tagOf('br')).not.toBe(tag)
    expect(after?.tagOf('br').startsWith(`"${before?.hash}-`)).toBe(true)
    expect(String(await after?.bytesIn('identity'))).toBe(html.join(''))
  })
})

it.each(['once', 'again'] as const)('a page to be used %s is not kept', async (use) => {
  const recipe = counting({ use })
  expect([await shown('a', recipe), await shown('a', recipe)]).toEqual(['<p>1</p>', '<p>2</p>'])
  expect(pages.ready('a')).toBeNull()
})

it('a page whose link has ended is not kept', async () => {
  const recipe = { ...counting(), sources: () => null }
  await pages.get('a', recipe)
  expect(pages.ready('a')).toBeNull()
})

it('the tag stands for the document and its policy, and is the same on every machine', async () => {
  const tagOf = async (html: string, policy: string) => (await preparePage(html, policy)).tagOf('gzip')
  expect(await tagOf('<p>', 'a')).toBe(await tagOf('<p>', 'a'))
  expect(await tagOf('<p>', 'a')).not.toBe(await tagOf('<p>', 'b'))
  expect(await tagOf('<p>', 'a')).not.toBe(await tagOf('<b>', 'a'))
})
