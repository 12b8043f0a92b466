import { jsonForScript } from '#server/http/render-template.ts'
import type { Preloads } from './preloads.ts'

// Scripts start after this time at the latest, however slowly the picture loads.
const LATEST_MS = 3000

/**
 * Starts the scripts of a rendered page after its largest picture is painted. Before that they would compete with the
 * picture for the connection and the processor. A touch or a key starts them at once.
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
  // An observer, because requesting an animation frame would delay the frame that shows the picture.
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
