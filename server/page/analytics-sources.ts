import type { AnalyticsIds, AnalyticsKind } from '#domain/visitor/analytics.ts'

/** Where one kind of analytics loads from and sends to, in Content-Security-Policy terms. */
export interface Sources {
  readonly script?: readonly string[]
  readonly img?: readonly string[]
  readonly connect?: readonly string[]
  readonly frame?: readonly string[]
}

// Metrika responds from the domain nearest to the visitor. The list comes from its guide to content security policies.
const METRIKA_HOSTS = [
  'ru',
  'az',
  'by',
  'co.il',
  'com',
  'com.am',
  'com.ge',
  'com.tr',
  'ee',
  'fr',
  'kg',
  'kz',
  'lt',
  'lv',
  'md',
  'tj',
  'tm',
  'uz',
].map((domain) => `mc.yandex.${domain}`)
const METRIKA = [...METRIKA_HOSTS, 'mc.webvisor.com', 'mc.webvisor.org'].map((host) => `https://${host}`)
// Two domains are enough here: session recordings, which use sockets and frames most, are not started.
const METRIKA_SOCKETS = ['wss://mc.yandex.ru', 'wss://mc.yandex.com']
const METRIKA_PAGES = ['https://mc.yandex.ru', 'https://mc.yandex.com']

const TAG_MANAGER = 'https://*.googletagmanager.com'
const GOOGLE_ANALYTICS = 'https://*.google-analytics.com'

/** What a page has to allow for one kind of analytics. Other tags of a tag manager stay blocked. */
export function sourcesOf(kind: AnalyticsKind, { rpt }: AnalyticsIds): Sources {
  if (kind === 'metrika')
    return {
      script: [...METRIKA_PAGES, 'https://yastatic.net'],
      img: METRIKA,
      connect: [...METRIKA, ...METRIKA_SOCKETS],
      frame: METRIKA_PAGES,
    }
  if (kind === 'gtm')
    return {
      script: [TAG_MANAGER],
      img: [GOOGLE_ANALYTICS, TAG_MANAGER],
      connect: [GOOGLE_ANALYTICS, 'https://*.analytics.google.com', TAG_MANAGER],
      frame: [TAG_MANAGER],
    }
  const origin = originFor(rpt?.src ?? '')
  return origin ? { script: [origin], img: [origin], connect: [origin] } : {}
}

/** The origin of a URL; null if it could end the directive, because the host of a URL may contain `;` and `,`. */
function originFor(src: string): string | null {
  return /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?(?=[/?#]|$)/i.exec(src)?.[0] ?? null
}
