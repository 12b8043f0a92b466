import { devices } from '@playwright/test'
import { serveStatic } from './static-server.ts'

/** Pages with the first screen of ours, made in other ways. */
interface FirstScreens {
  /** The same picture below the same heading, and nothing else. */
  readonly minimal: string
  /** The same markup and styles, without scripts. */
  readonly still: string
  /** The same markup, rendered by React from data. */
  readonly bare: string
  readonly stop: () => void
}

const BEGIN =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Page</title>'

const MINIMAL_STYLES =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif}h1{margin:0;padding:1rem}img{display:block;max-width:100%;height:auto}.wide{width:100%;height:60vh;object-fit:cover}'

/** Serves the first screen of a page as other pages have it. */
export async function serveFirstScreens(origin: string, page: string, bareDir: string): Promise<FirstScreens> {
  const html = await readOnPhone(origin + page)
  const markup = /<div id="rendered-small"[^>]*>(.*?)<\/div><template/s.exec(html)?.[1] ?? ''
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  const body = `<div id="rendered-small">${markup}</div>`
  const served = await serveStatic({
    pages: {
      '/minimal': minimalPage(html, markup),
      '/static': `${BEGIN}<style>${styles}</style></head><body>${body}</body></html>`,
      '/bare': `${BEGIN}<link rel="stylesheet" href="/page.css"></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`,
      '/data/page': JSON.stringify(body),
      '/page.css': styles,
    },
    folders: [bareDir],
    behind: origin,
  })
  return {
    minimal: `${served.origin}/minimal`,
    still: `${served.origin}/static`,
    bare: `${served.origin}/bare`,
    stop: served.stop,
  }
}

/** The heading and the first picture of what is in front: the page or its dialog. Pages without a large one have their texts too. */
function minimalPage(html: string, markup: string): string {
  const front = markup.slice(Math.max(0, markup.lastIndexOf('<dialog')))
  const heading = textOf(/<h[12][^>]*>(.*?)<\/h[12]>/s.exec(front)?.[1] ?? '')
  const preloaded = /<link rel="preload" as="image"[^>]*href="([^"]+)"/.exec(html)?.[1]
  const first = [...front.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag).find(isLarge)
  const shown = preloaded
    ? `<img class="wide" src="${preloaded}" alt="" fetchpriority="high">`
    : `${first ? copyOf(first) : ''}<p>${textOf(front).slice(0, 600)}</p>`
  const preload = preloaded ? `<link rel="preload" as="image" fetchpriority="high" href="${preloaded}">` : ''
  return `${BEGIN}${preload}<style>${MINIMAL_STYLES}</style></head><body><h1>${heading}</h1>${shown}</body></html>`
}

const LOGO = 96

function isLarge(tag: string): boolean {
  return tag.includes('/media/') && Number(/ width="(\d+)"/.exec(tag)?.[1] ?? 0) > LOGO
}

/** The same picture in the same sizes. */
function copyOf(tag: string): string {
  const kept = ['src', 'srcset', 'sizes', 'width', 'height'].flatMap((name) => {
    return new RegExp(` ${name}="[^"]*"`, 'i').exec(tag)?.[0] ?? []
  })
  const width = / sizes="[^"]*48rem\) ([^,"]+)/.exec(tag)?.[1] ?? 'auto'
  return `<img${kept.join('')} alt="" fetchpriority="high" style="width:${width}">`
}

function textOf(markup: string): string {
  return markup
    .replaceAll(/<(?:svg|style|script)\b.*?<\/(?:svg|style|script)>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

async function readOnPhone(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'user-agent': devices['Pixel 7'].userAgent } })
  return response.text()
}
