import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { gzipSize } from '#scripts/size-report.ts'

const DIST = path.resolve(import.meta.dirname, '../dist/web')

/** How long a page at rest requests nothing, in milliseconds. */
const REST_MS = 10_000

/** The scripts and styles that a page fetches. */
export interface FetchedFiles {
  /** Their names without folder and hash, such as `chess-view.js`, in the order of the requests. */
  readonly names: () => readonly string[]
  /** Waits until the page has requested nothing for ten seconds. */
  readonly rest: () => Promise<void>
  /** Bytes of all scripts and styles so far, each with gzip -9, with the styles inside the document. */
  readonly bytes: () => number
}

/** Watches what a page fetches. Call it before the page is opened. */
export function watchFetched(page: Page): FetchedFiles {
  const files = new Set<string>()
  let inDocument = 0
  let last = performance.now()
  page.on('request', (request) => {
    last = performance.now()
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.+\.(?:js|css)$/.test(pathname)) files.add(pathname.slice(1))
  })
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'document') return
    const styles = [...(await response.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text)
    inDocument += gzipSync(styles.join(''), { level: 9 }).length
  })
  return {
    names: () => [...files].map((file) => path.basename(file).replace(/-[\w-]{6,8}(?=\.\w+$)/, '')),
    rest: async () => {
      for (;;) {
        const left = last + REST_MS - performance.now()
        if (left <= 0) return
        await new Promise((resolve) => setTimeout(resolve, left))
      }
    },
    bytes: () => gzipSize(DIST, files) + inDocument,
  }
}
