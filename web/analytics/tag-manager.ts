import { googleEvents, googlePage } from './google-events.ts'
import { insertScript, type Provider } from './provider.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** Starts a Google Tag Manager container. */
export function startTagManager(gtmId: string): Provider {
  window.dataLayer ??= []
  const push = (...entries: readonly object[]) => {
    // One at a time: the tag manager replaces `push` with a version that reads only its first argument.
    for (const entry of entries) window.dataLayer?.push(entry)
  }
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  insertScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`)
  return {
    page: (page) => push(googlePage(page)),
    event: (event) => push(...googleEvents(event)),
  }
}
