import type { TokenData } from '#contract/token.ts'
import { withoutPrivate } from '#domain/host/full-path.ts'
import { startMetrika } from './metrika.ts'
import { insertScript, type Provider } from './provider.ts'
import { startTagManager } from './tag-manager.ts'
import type { Analytics } from './tracked-event.ts'

/** Starts the providers that the catalogue has ids for. An error in a provider must not break the page. */
export function startProviders({ metrika_id, gtm_id, rpt }: TokenData['analytics']): Analytics {
  if (rpt) startRpt(rpt)
  const providers = [metrika_id && startMetrika(metrika_id), gtm_id && startTagManager(gtm_id)]
  const forEachProvider = (action: (provider: Provider) => void) => {
    for (const provider of providers) {
      try {
        if (provider) action(provider)
      } catch (error) {
        console.warn('analytics:', error)
      }
    }
  }
  return {
    trackPage: (url, title, referrer) => {
      const page = { url: withoutPrivate(url), title, referrer: withoutPrivate(referrer) }
      forEachProvider((provider) => provider.page(page))
    },
    track: (event) => forEachProvider((provider) => provider.event(event)),
  }
}

/** RPT tracks pages by itself; the data attributes of its script tag carry the ids. */
function startRpt({ src, ...ids }: NonNullable<TokenData['analytics']['rpt']>): void {
  const known = Object.entries(ids).filter((entry): entry is [string, string] => entry[1] !== null)
  insertScript(src, Object.fromEntries(known))
}
