import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, FrameLocator, Page } from '@playwright/test'
import { ORIGIN } from './origins.ts'
import { visitorTest } from './test.ts'

/** A site that embeds our catalogues. For the browser it is another site, because `localhost` is not `127.0.0.1`. */
export interface Host {
  /** Serves a page with this body and returns its address. */
  readonly serve: (body: string, settings?: HostSettings) => string
}

interface HostSettings {
  /** CSS rules in the head of the page. */
  readonly style?: string
  readonly head?: string
  readonly dir?: 'ltr' | 'rtl'
}

/** An event that the page received from a catalogue. */
export interface HostEvent {
  readonly type: string
  readonly name: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** Loads the element and records its events. */
export const EMBED = `<script async src="${ORIGIN}/embed.js"></script>`

// As strict as possible: nothing inline without a nonce, no style attributes, no `eval`.
const POLICY = [
  "default-src 'none'",
  `script-src ${ORIGIN} 'nonce-host'`,
  `frame-src ${ORIGIN}`,
  "style-src 'nonce-host'",
  'img-src data:',
  "base-uri 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

const LISTENER = `<script nonce="host">
window.received = []
for (const type of ['vitrine-error', 'vitrine-ready', 'vitrine-page', 'vitrine-lead', 'vitrine-favourites'])
  document.addEventListener(type, ({ target, detail }) => received.push({ type, name: target.getAttribute('name') ?? '', detail }))
addEventListener('message', ({ data }) => data.type === 'changeRPTModulePage' && received.push({ type: data.type, name: '', detail: data }))
addEventListener('securitypolicyviolation', ({ violatedDirective }) => received.push({ type: 'violation', name: violatedDirective, detail: {} }))
</script>`

/** For tests with a page of another site. */
export const test = visitorTest.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => {
    let html = ''
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', POLICY)
      response.end(html)
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    await use({
      serve: (body, { style = '', head = '', dir = 'ltr' } = {}) => {
        html = `<!doctype html><html lang="en" dir="${dir}"><title>A developer</title><link rel="icon" href="data:,">
<style nonce="host">body { margin: 0 } .place { block-size: 700px } ${style}</style>${LISTENER}${head}${body}`
        return `http://localhost:${port}/page`
      },
    })
    server.closeAllConnections()
    server.close()
  },
})

/** The events that the page has received so far, of one kind or all. */
export async function eventsOf(page: Page, type?: string): Promise<readonly HostEvent[]> {
  const received = await page.evaluate(() => Reflect.get(window, 'received') as HostEvent[])
  return type === undefined ? received : received.filter((one) => one.type === type)
}

/** The catalogue in the element of a selector. */
export function catalogueIn(page: Page, selector = 'vitrine-catalogue'): FrameLocator {
  return page.locator(selector).locator('iframe').contentFrame()
}

/** Paths and queries of the catalogues on a page, in order. */
export function framePaths(page: Page): readonly string[] {
  const isOurs = (frame: Frame) => frame.url().startsWith(`${ORIGIN}/`)
  return page.frames().flatMap((frame) => (isOurs(frame) ? frame.url().slice(ORIGIN.length) : []))
}
