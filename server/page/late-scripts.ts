import { jsonForScript } from '#server/http/render-template.ts'
import type { Preloads } from './preloads.ts'

// Scripts begin at the latest after this time, however slowly the picture comes.
const LATEST_MS = 3000

/**
 * Starts the scripts of a drawn page when it is seen with its largest picture: until then they would take away from the
 * picture's share of a slow line and of the processor. Whoever touches the page does not wait.
 */
export function lateScriptMarkup({ entry }: Preloads, nonce: string, files: readonly string[]): string {
  const scripts = files.filter((file) => file.endsWith('.js'))
  return `<script nonce="${nonce}" id="late-scripts">{
const { nonce } = document.currentScript
const add = (name, values) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...values }))
const begin = () => {
  for (const file of ${jsonForScript(scripts)}) add('link', { rel: 'modulepreload', href: '/' + file })
  add('script', { type: 'module', src: ${jsonForScript(`/${entry}`)}, nonce })
}
new Promise((resolve) => {
  const picture = [...document.querySelectorAll('link[as=image]')].find(({ media }) => matchMedia(media).matches)
  // Tells of what is seen without asking for a frame, which would hold up the one that shows it.
  const watch = (type, isSeen) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false
    new PerformanceObserver((list) => list.getEntries().some(isSeen) && resolve()).observe({ type, buffered: true })
    return true
  }
  const isWatched = picture
    ? watch('largest-contentful-paint', ({ url }) => url === picture.href)
    : watch('paint', ({ name }) => name === 'first-contentful-paint')
  if (!isWatched) addEventListener('load', resolve)
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, resolve, { once: true, capture: true, passive: true })
  setTimeout(resolve, ${LATEST_MS})
}).then(begin)
}</script>`
}
