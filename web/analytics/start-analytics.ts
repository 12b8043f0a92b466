import type { TokenData } from '#contract/token.ts'
import { analyticsToStart } from '#domain/visitor/analytics.ts'
import type { Analytics } from './tracked-event.ts'

/** Analytics that send nothing. */
export const NO_ANALYTICS: Analytics = { trackPage: () => {}, track: () => {} }

/** Starts the analytics of a catalogue, never inside a CRM. Their code loads only if an id is set, after the page. */
export function startAnalytics(ids: TokenData['analytics'], { insideCrm }: { insideCrm: boolean }): Analytics {
  if (analyticsToStart(ids, insideCrm).length === 0) return NO_ANALYTICS
  // Events from before the code has loaded are sent later, in order.
  const started = import('./start-providers.ts').then(
    ({ startProviders }) => startProviders(ids),
    () => NO_ANALYTICS,
  )
  return {
    trackPage: async (...page) => (await started).trackPage(...page),
    track: async (event) => (await started).track(event),
  }
}
