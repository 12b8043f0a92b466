import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Boot } from '#contract/boot.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import type { Address } from '#domain/address/address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import type { ScreenSize } from '#domain/screen/screen-size.ts'
import { contentHash, type PreparedAnswer } from '#server/answer/prepared-answer.ts'
import { jsonForScript } from '#server/http/render-template.ts'
import type { PublicAnswers } from '#server/public/public-answers.ts'
import type { Call } from '#server/public-call/call.ts'
import { type PageCall, urlOfCall } from './page-calls.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { AnswerText, RenderTask } from './render-task.ts'

/** A requested page. */
interface RequestedPage {
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
  /** The page for each screen size, the most likely one first. */
  readonly pages: readonly RenderedPage[]
  /** The responses it was rendered from, by URL, as JSON for a script element. */
  readonly answers: string
  /** Whether it was rendered for every size that was asked for. Where it was not, the browser renders the page. */
  readonly isComplete: boolean
}

/** A page as a part of its document. Null: it is never rendered here. `late`: there was no time to render it now. */
export type Rendering = PageRendering | 'late' | null

/** How much is rendered: every size, or, while many pages wait, only the most likely one. */
export type Thoroughness = 'every size' | 'if there is time'

/** Server-rendered pages, cached for everyone to whom they look the same. */
export interface RenderedPages {
  /** Renders a page for some screen sizes, the most likely first. */
  readonly of: (asked: RequestedPage, sizes: readonly ScreenSize[], how: Thoroughness) => Promise<Rendering>
  /** Renders a page outside of catalogues. Its address does not affect it. */
  readonly outside: (boot: Boot, sizes: readonly ScreenSize[], how: Thoroughness) => Promise<Rendering>
}

// In characters. A page of the demo has fifty to two hundred thousand, and its finished document is kept elsewhere.
const MAX_KEPT = 24_000_000
const MAX_TEXTS = 8_000_000

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
  // Many pages are made from the same answers.
  const texts = new LRUCache<string, string>({ maxSize: MAX_TEXTS, sizeCalculation: (text) => text.length + 1 })

  /** The page for each size: those that are neither kept nor being rendered are rendered together. */
  function renderSizes(
    renderer: PageRenderer,
    key: string,
    task: Omit<RenderTask, 'sizes'>,
    sizes: readonly ScreenSize[],
  ) {
    const keyOf = (size: ScreenSize) => `${size} ${key}`
    const missing = sizes.filter((size) => !kept.has(keyOf(size)) && !running.has(keyOf(size)))
    if (missing.length > 0) {
      const made = renderer.render({ ...task, sizes: missing }).catch((error) => {
        onFailure(error)
        return null
      })
      for (const size of missing) {
        const page = made.then((pages) => {
          running.delete(keyOf(size))
          const own = pages?.find((one) => one.size === size) ?? null
          if (own) kept.set(keyOf(size), own)
          return own
        })
        running.set(keyOf(size), page)
      }
    }
    return Promise.all(sizes.map((size) => kept.get(keyOf(size)) ?? running.get(keyOf(size)) ?? null))
  }

  async function renderFor(
    key: string,
    task: Omit<RenderTask, 'sizes'>,
    sizes: readonly ScreenSize[],
    how: Thoroughness,
  ): Promise<Rendering> {
    if (!renderer) return null
    const asked = how === 'if there is time' && renderer.isBusy() ? sizes.slice(0, 1) : sizes
    const rendering = renderSizes(renderer, key, task, asked)
    const found: readonly (RenderedPage | null)[] = await Promise.race([
      rendering,
      setTimeout(RENDER_TIMEOUT_MS, [null], { ref: false }),
    ])
    const pages = found.filter((page) => page !== null)
    if (pages.length < found.length) return 'late'
    return { pages, answers: jsonOf(task.answers), isComplete: asked.length === sizes.length }
  }

  async function textOf(answer: PreparedAnswer): Promise<string> {
    const known = texts.get(answer.hash)
    if (known !== undefined) return known
    const json = (await answer.bytes('identity')).toString('utf8')
    // Without `{"data":…}` around it, and so that nothing in it can end the script element of the document.
    const text = json.slice('{"data":'.length, -1).replaceAll('<', '\\u003c')
    texts.set(answer.hash, text)
    return text
  }

  /** The answers to the calls of a page; null if one is missing or they are too long for a document. */
  async function textsOf(
    call: Call,
    address: Address,
    calls: readonly PageCall[],
  ): Promise<readonly AnswerText[] | null> {
    const found = await Promise.all(
      calls.map(async (one) => ({ url: urlOfCall(one, address), answer: await answerTo(answers, call, one) })),
    )
    // Before anything is decompressed: that would take tenths of a second for a very large project.
    if (found.reduce((sum, { answer }) => sum + (answer?.length ?? 0), 0) > MAX_DATA) return null
    const all = await Promise.all(
      found.map(async ({ url, answer }) => answer && { url, hash: answer.hash, text: await textOf(answer) }),
    )
    return all.every((one) => one !== null) ? all : null
  }

  return {
    of: async ({ call, boot, address, path, calls }, sizes, how) => {
      if (!renderer || !isRendered(address) || path.length > MAX_QUERY) return null
      const data = await textsOf(call, address, calls)
      if (!data) return null
      // All that a rendering is made from. The version of the data would not do: a page shows names and totals of the other
      // catalogues of its group, and drafts have no version.
      const key = contentHash(path, JSON.stringify(boot), ...data.map(({ url, hash }) => `\n${url} ${hash}`))
      return renderFor(key, { boot, path, answers: data }, sizes, how)
    },
    outside: (boot, sizes, how) => {
      return renderFor(contentHash(JSON.stringify(boot)), { boot, path: '/', answers: [] }, sizes, how)
    },
  }
}

/** Documents and panoramas are rendered in the browser. */
function isRendered({ page }: Address): boolean {
  return PAGES[page.name].layout !== 'document' && page.name !== 'panorama'
}

function answerTo(answers: PublicAnswers, call: Call, asked: PageCall): Promise<PreparedAnswer | null> {
  if (asked.kind === 'picture') return answers.interactive(call, asked.picture)
  return answers[asked.kind](call, asked.projectId)
}

function jsonOf(answers: readonly AnswerText[]): string {
  return `{${answers.map(({ url, text }) => `${jsonForScript(url)}:${text}`).join(',')}}`
}
