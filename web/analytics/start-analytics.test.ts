import { expect, test } from 'vitest'
import { NO_ANALYTICS, startAnalytics } from './start-analytics.ts'

const none = { metrika_id: null, gtm_id: null, rpt: null }

test('starts nothing without ids or inside a CRM', () => {
  expect(startAnalytics(none, { insideCrm: false })).toBe(NO_ANALYTICS)
  expect(startAnalytics({ ...none, metrika_id: '1', gtm_id: 'GTM-1' }, { insideCrm: true })).toBe(NO_ANALYTICS)
})
