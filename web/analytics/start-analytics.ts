import type { TokenData } from '#contract/token.ts'
import { analyticsToStart } from '#domain/visitor/analytics.ts'
import type { Analytics } from './tracked-event.ts'

/** Where nothing is started, nothing is sent. */
export const NO_ANALYTICS: Analytics = { trackPage: () => {}, track: () => {} }

/** Starts the analytics of a catalogue, never inside a CRM (spec 4). Their code comes only with an id, after the page. */
export function startAnalytics(ids: TokenData['analytics'], { insideCrm }: { insideCrm: boolean }): Analytics {
  if (analyticsToStart(ids, insideCrm).length === 0) return NO_ANALYTICS
  // In the order in which things happened, also those before the code was there.
  const started = import('./start-providers.ts').then(
    ({ startProviders }) => startProviders(ids),
    () => NO_ANALYTICS,
  )
  return {
    trackPage: async (...page) => (await started).trackPage(...page),
    track: async (event) => (await started).track(event),
  }
}
