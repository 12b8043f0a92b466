import { createContext, use } from 'react'
import { NO_ANALYTICS } from './start-analytics.ts'
import type { Analytics } from './tracked-event.ts'

/** The analytics of the catalogue. */
export const AnalyticsContext = createContext<Analytics>(NO_ANALYTICS)

/** The analytics of the catalogue; sends nothing if none are started. */
export function useAnalytics(): Analytics {
  return use(AnalyticsContext)
}
