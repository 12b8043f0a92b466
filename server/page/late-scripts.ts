import { jsonForScript } from '#server/http/render-template.ts'
import type { Inline } from './inline.ts'
import type { Preloads } from './preloads.ts'

// Scripts start after this time at the latest, however slowly the picture loads.
const LATEST_MS = 3000

// A lost network is often back soon. Later attempts cost a visitor who stays offline nothing.
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

// The same bytes on every page, so that one hash permits it. The names of the files are data beside it.
const START = `{
const { entry, scripts } = JSON.parse(document.getElementById('late-files').textContent)
const add = (name, values) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...values }))
window.untilLoaded = async (load) => {
  for (let pause = ${FIRST_PAUSE_MS}; ; pause = Math.min(2 * pause, ${LONGEST_PAUSE_MS})) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
        addEventListener('online', resolve, { once: true })
      })
    }
  }
}
const begin = () => {
  for (const file of scripts) add('link', { rel: 'modulepreload', href: '/' + file })
  untilLoaded(() => new Promise((onload, onerror) => add('script', { type: 'module', src: '/' + entry, onload, onerror })))
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
}`

/**
 * Starts the scripts of a rendered page after its largest picture is painted. Before that they would compete with the
 * picture for the connection and the processor. A touch or a key starts them at once. Scripts that fail to load are tried again
 * until they have: without them the page stays as it was rendered.
 */
export function lateScriptMarkup({ entry }: Preloads, files: readonly string[], inline: Inline): string {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const data = `<script type="application/json" id="late-files">${jsonForScript({ entry, scripts })}</script>`
  return data + inline.script(START, 'id="late-scripts"')
}
