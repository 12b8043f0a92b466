import { LRUCache } from 'lru-cache'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import type { Thoroughness } from '#server/rendering/rendered-pages.ts'
import type { Redirect } from './catalogue-page.ts'
import { type PageBytes, preparePage } from './page-bytes.ts'
import type { PageSources } from './page-sources.ts'

/** What the headers of a page say about it. */
export interface PageTraits {
  readonly status: number
  /** Its Content-Security-Policy. */
  readonly policy: string
  /** The request headers that decide what it contains, besides those that decide for every page. */
  readonly variesBy: readonly string[]
}

/** A page that was made for a request. */
export interface MadePage extends PageTraits {
  readonly html: string
  /** How long it may be used: a page that was not rendered in time only once, others by whoever asks the same. */
  readonly use: 'once' | 'again' | 'kept'
  /** Whether it was rendered for every screen size. While many pages wait, it is not. */
  readonly isComplete: boolean
}

/** How a page is made, now and after each change. */
interface PageRecipe {
  /** What it is made from; null if its link leads nowhere any more. */
  readonly sources: () => PageSources | null
  readonly make: (how: Thoroughness) => Promise<MadePage | Redirect>
}

/** A page in its bytes. */
export interface KeptPage extends PageTraits {
  readonly bytes: PageBytes
  /** Whether something on it has changed and it is being made again. */
  readonly isStale: boolean
}

/** Pages that were made once and are sent to everybody who asks for them. */
export interface KeptPages {
  /** A page that can be sent at once. */
  readonly ready: (key: string) => KeptPage | null
  /** The page of a key: a kept one, or one that is made now, once for all who ask meanwhile. */
  readonly get: (key: string, recipe: PageRecipe) => Promise<KeptPage | MadePage | Redirect>
}

/** When pages are made again, in milliseconds. */
interface KeptPagesTimes {
  readonly now: () => number
  /** While changes go on, a page is made at most this often. */
  readonly between: number
  /** A page is never shown longer than this after a change. */
  readonly stale: number
  /** A page that has lived this long and is asked for again is compressed better. */
  readonly settled: number
}

const TIMES: KeptPagesTimes = { now: () => performance.now(), between: 2000, stale: 5000, settled: 10_000 }

const MOST_BYTES = 64e6
// The keys, the policy and what makes the page again.
const OVERHEAD = 3000
// Changed pages that are made again before anybody asks: those that were asked for most.
const MOST_RENEWED = 30
// A page that was asked for less often is made again when somebody asks for it.
const LEAST_ASKED = 2
// Rights that keep changing do not keep a visitor waiting for ever.
const MOST_ATTEMPTS = 3

interface Entry {
  readonly recipe: PageRecipe
  readonly sources: PageSources
  readonly page: KeptPage
  readonly madeAt: number
  readonly isComplete: boolean
  /** When it stopped being true; null while it is true. */
  staleSince: number | null
  /** How often it was asked for, of which half is kept when it is made again. */
  asked: number
}

type Touched = 'rights' | 'content'

/** Keeps pages within bounds of memory, and makes them again when what they show has changed. */
export function createKeptPages(feed: ChangeFeed, times: KeptPagesTimes = TIMES): KeptPages {
  const { now } = times
  const kept = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }, key) => page.bytes.size + 2 * (page.policy.length + key.length) + OVERHEAD,
  })
  const making = new Map<string, Promise<KeptPage | MadePage | Redirect>>()
  const underway = new Set<{ readonly sources: PageSources; readonly touched: Set<Touched> }>()
  const renewing = new Set<string>()
  let lane: Promise<void> = Promise.resolve()
  let isImproving = false
  let renewal: NodeJS.Timeout | null = null

  feed.subscribe((change) => {
    for (const { sources, touched } of underway) {
      const how = sources.touchedBy(change)
      if (how) touched.add(how)
      // Whoever asks from now on must not get a page that was begun with the old rights.
      if (how === 'rights') making.clear()
    }
    for (const [key, entry] of [...kept.entries()]) {
      const how = entry.sources.touchedBy(change)
      if (how === 'rights') kept.delete(key)
      if (how === 'content') entry.staleSince ??= now()
      if (how === 'content') renewLater(times.between)
    }
  })

  function ready(key: string): KeptPage | null {
    const entry = kept.get(key)
    if (!entry) return null
    entry.asked += 1
    const { page, staleSince, madeAt } = entry
    if (staleSince !== null && now() - staleSince >= times.stale) return null
    const isDue = now() - madeAt >= times.between
    // A page that nobody asks for again need not fit every screen.
    if (isDue && (staleSince !== null || (!entry.isComplete && entry.asked >= LEAST_ASKED))) void renew(key, entry)
    if (staleSince !== null) return { ...page, isStale: true }
    if (now() - madeAt >= times.settled) improve(page)
    return page
  }

  /**
   * In the background, one page after the other, so that visitors who wait for other pages go between them. A failure is
   * found again when somebody has to wait for the page.
   */
  function renew(key: string, entry: Entry): Promise<void> {
    if (renewing.has(key)) return lane
    renewing.add(key)
    lane = lane.then(async () => {
      renewing.delete(key)
      if (kept.peek(key) === entry) await once(key, entry.recipe, 'every size').catch(() => {})
    })
    return lane
  }

  function once(key: string, recipe: PageRecipe, how: Thoroughness): Promise<KeptPage | MadePage | Redirect> {
    const begun = making.get(key)
    if (begun) return begun
    const made = makeCurrent(key, recipe, how).finally(() => {
      if (making.get(key) === made) making.delete(key)
    })
    making.set(key, made)
    return made
  }

  /** Makes a page until no right has changed meanwhile. */
  async function makeCurrent(
    key: string,
    recipe: PageRecipe,
    how: Thoroughness,
  ): Promise<KeptPage | MadePage | Redirect> {
    for (let attempt = 1; ; attempt += 1) {
      const sources = recipe.sources()
      if (!sources) {
        kept.delete(key)
        return recipe.make(how)
      }
      const watch = { sources, touched: new Set<Touched>() }
      underway.add(watch)
      try {
        const made = await recipe.make(how)
        if ('redirect' in made || made.use !== 'kept') return made
        const { html, status, policy, variesBy, isComplete } = made
        const bytes = await preparePage(html, policy)
        const page = { status, policy, variesBy, bytes, isStale: false }
        const entry = { recipe, sources, page, isComplete }
        if (!watch.touched.has('rights')) return keep(key, entry, watch.touched.has('content'))
        if (attempt === MOST_ATTEMPTS) return { ...made, use: 'once' }
      } finally {
        underway.delete(watch)
      }
    }
  }

  function keep(key: string, entry: Omit<Entry, 'madeAt' | 'staleSince' | 'asked'>, isStale: boolean): KeptPage {
    const asked = Math.floor((kept.peek(key)?.asked ?? 0) / 2)
    kept.set(key, { ...entry, madeAt: now(), staleSince: isStale ? now() : null, asked })
    if (isStale) renewLater(times.between)
    return entry.page
  }

  /** One page at a time: it takes most of a core. */
  function improve({ bytes }: KeptPage): void {
    if (isImproving) return
    isImproving = true
    void bytes.improve().finally(() => {
      isImproving = false
    })
  }

  function renewLater(delay: number): void {
    renewal ??= setTimeout(async () => {
      renewal = null
      await renewMostAsked()
    }, delay)
    renewal.unref()
  }

  async function renewMostAsked(): Promise<void> {
    const stale = [...kept.entries()]
      .filter(([, { staleSince, asked }]) => staleSince !== null && asked >= LEAST_ASKED)
      .toSorted(([, one], [, other]) => other.asked - one.asked)
      .slice(0, MOST_RENEWED)
    const isDue = ([, { madeAt }]: (typeof stale)[number]) => now() - madeAt >= times.between
    await Promise.all(stale.filter(isDue).map(([key, entry]) => renew(key, entry)))
    if (!stale.every(isDue)) renewLater(times.between / 2)
  }

  return { ready, get: async (key, recipe) => ready(key) ?? once(key, recipe, 'if there is time') }
}
