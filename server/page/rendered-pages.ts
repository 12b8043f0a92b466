import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Boot } from '#contract/boot.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import type { Address } from '#domain/address/address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import type { ScreenSize } from '#domain/screen/screen-size.ts'
import type { PreparedAnswer } from '#server/answer/prepared-answer.ts'
import type { PublicAnswers } from '#server/public/public-answers.ts'
import type { Call } from '#server/public-call/call.ts'
import { type PageCall, urlOfCall } from './boot.ts'
import type { RenderTask } from './render-task.ts'
import type { PageRenderer } from './render-thread.ts'

/** A requested page. */
export interface RequestedPage {
  readonly call: Call
  readonly boot: Boot
  readonly address: Address
  /** Path and query of the page, as `pagePath` writes them. */
  readonly path: string
  /** The calls that the page starts with. */
  readonly calls: readonly PageCall[]
}

/** A rendered page as part of its document. */
export interface PageRendering {
  readonly pages: readonly (RenderedPage & { readonly size: ScreenSize })[]
  /** The responses it was rendered from, by URL, as JSON. */
  readonly answers: string
}

/** Server-rendered pages, cached for everyone to whom they look the same. */
export interface RenderedPages {
  /**
   * Renders a page for some screen sizes. Null: it is never rendered here, so the browser has to. `late`: there was no
   * time to render it, so the browser has to this time.
   */
  readonly of: (asked: RequestedPage, sizes: readonly ScreenSize[]) => Promise<PageRendering | 'late' | null>
  /** Renders a page outside of catalogues. Its address does not affect it. */
  readonly outside: (boot: Boot, sizes: readonly ScreenSize[]) => Promise<PageRendering | 'late' | null>
}

// In characters. A page of the demo has fifty to two hundred thousand, and its finished document is kept elsewhere.
const MAX_KEPT = 24_000_000

// More data would double the document, so the browser loads it separately and renders the page.
const MAX_DATA = 600_000

// After this time the browser renders the page itself. Later visitors get the rendered page.
const RENDER_TIMEOUT_MS = 3000

// A longer query is not one that a visitor has set.
const MAX_QUERY = 400

/** Creates the cache of rendered pages. Without a renderer, no page is rendered here. */
export function createRenderedPages(
  renderer: PageRenderer | null,
  answers: PublicAnswers,
  onFailure: (error: unknown) => void,
): RenderedPages {
  const running = new LRUCache<string, Promise<RenderedPage | null>>({ max: 2000 })
  const kept = new LRUCache<string, RenderedPage>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ markup, styles }) => markup.length + styles.length + 1,
  })

  function render(key: string, make: () => Promise<RenderedPage | null>): Promise<RenderedPage | null> {
    const ready = kept.get(key)
    if (ready) return Promise.resolve(ready)
    const begun = running.get(key)
    if (begun) return begun
    const page = make()
      .catch((error) => {
        onFailure(error)
        return null
      })
      .then((made) => {
        running.delete(key)
        if (made) kept.set(key, made)
        return made
      })
    running.set(key, page)
    return page
  }

  /** Renders a task for some screen sizes, cached by key. */
  async function renderFor(key: string, task: Omit<RenderTask, 'size'>, sizes: readonly ScreenSize[]) {
    if (!renderer) return null
    const rendering = Promise.all(
      sizes.map(async (size) => {
        const page = await render(`${size} ${key}`, () => renderer.render({ ...task, size }))
        return page && { ...page, size }
      }),
    )
    const pages = await Promise.race([rendering, setTimeout(RENDER_TIMEOUT_MS, null, { ref: false })])
    return pages?.every((page) => page !== null) ? { pages, answers: task.answers } : 'late'
  }

  return {
    of: async ({ call, boot, address, path, calls }, sizes) => {
      if (!renderer || !isRendered(address) || path.length > MAX_QUERY) return null
      const data = await dataOf(answers, call, address, calls)
      if (!data) return null
      // All that a rendering is made from. The version of the data would not do: a page shows names and totals of the other
      // catalogues of its group, and drafts have no version.
      return renderFor(hashOf(`${path}\n${JSON.stringify(boot)}\n${data}`), { boot, path, answers: data }, sizes)
    },
    outside: (boot, sizes) => {
      return renderFor(hashOf(JSON.stringify(boot)), { boot, path: '/', answers: '{}' }, sizes)
    },
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** Documents and panoramas are rendered in the browser. */
function isRendered({ page }: Address): boolean {
  return PAGES[page.name].layout !== 'document' && page.name !== 'panorama'
}

/** The answers to the calls of a page as one JSON object; null if one is missing or they are too long for a document. */
async function dataOf(
  answers: PublicAnswers,
  call: Call,
  address: Address,
  calls: readonly PageCall[],
): Promise<string | null> {
  const found = await Promise.all(
    calls.map(async (one) => ({ url: urlOfCall(one, address), answer: await answerTo(answers, call, one) })),
  )
  // Before anything is decompressed: that would take tenths of a second for a very large project.
  if (found.reduce((sum, { answer }) => sum + (answer?.length ?? 0), 0) > MAX_DATA) return null
  const parts = await Promise.all(
    found.map(async ({ url, answer }) => answer && `${JSON.stringify(url)}:${await bareData(answer)}`),
  )
  return parts.every((part) => part !== null) ? `{${parts.join(',')}}` : null
}

function answerTo(answers: PublicAnswers, call: Call, asked: PageCall): Promise<PreparedAnswer | null> {
  if (asked.kind === 'picture') return answers.interactive(call, asked.picture)
  return answers[asked.kind](call, asked.projectId)
}

/** Strips `{"data":…}` from a response. */
async function bareData(answer: PreparedAnswer): Promise<string> {
  return (await answer.bytes('identity')).toString('utf8').slice('{"data":'.length, -1)
}
