import { metrikaCommerce, metrikaGoal } from './metrika-events.ts'
import { insertScript, type Provider } from './provider.ts'

/** The queue that Metrika's script takes over when it loads. */
interface MetrikaQueue {
  (...call: readonly unknown[]): void
  a?: unknown[]
  l?: number
}

declare global {
  interface Window {
    ym?: MetrikaQueue
    metrikaCommerce?: object[]
  }
}

// Not the usual `dataLayer`: a tag manager uses that one, and Metrika would also count Google's events.
const CONTAINER = 'metrikaCommerce'

/** Starts Metrika. With `defer` it sends no page view by itself; the app sends each one. */
export function startMetrika(metrikaId: string): Provider {
  const id = Number(metrikaId)
  window.ym ??= createQueue()
  window[CONTAINER] ??= []
  const options = { defer: true, clickmap: true, trackLinks: true, accurateTrackBounce: true, ecommerce: CONTAINER }
  window.ym(id, 'init', options)
  insertScript('https://mc.yandex.ru/metrika/tag.js')
  return {
    page: ({ url, title, referrer }) => window.ym?.(id, 'hit', url, { title, referer: referrer }),
    event: (event) => {
      const commerce = metrikaCommerce(event)
      if (commerce) window[CONTAINER]?.push(commerce)
      const goal = metrikaGoal(event)
      if (goal) window.ym?.(id, 'reachGoal', goal.name, goal.params)
    },
  }
}

function createQueue(): MetrikaQueue {
  const queue: MetrikaQueue = (...call) => {
    queue.a ??= []
    queue.a.push(call)
  }
  queue.l = Date.now()
  return queue
}
