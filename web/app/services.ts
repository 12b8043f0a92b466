import type { Boot } from '#contract/boot.ts'
import { knownAddress } from '#domain/address/known-address.ts'
import { startAnalytics } from '#web/analytics/start-analytics.ts'
import type { Analytics } from '#web/analytics/tracked-event.ts'
import { type ApiClient, createClient } from '#web/api/client.ts'
import { takeCrmContext } from '#web/api/crm-context.ts'
import { type CatalogueStore, createCatalogueStore } from '#web/catalogue/catalogue-store.ts'
import { openLead } from '#web/crm/lead-context.ts'
import { openPageHistory, type PageHistory } from '#web/navigation/page-history.ts'
import { takeParameter } from '#web/navigation/take-parameter.ts'
import type { Keeper } from '#web/visitor/keeper.ts'
import { startVisit } from '#web/visitor/start-visit.ts'

/** Objects that live as long as the page: API client, data, history, visitor's storage, lead and analytics. */
export interface Services {
  readonly client: ApiClient
  readonly store: CatalogueStore
  readonly pages: PageHistory
  readonly keeper: Keeper
  readonly lead: ReturnType<typeof openLead>
  readonly analytics: Analytics
}

/** Opens the services of a catalogue page; null on other pages. `answers` are those that the document carries. */
export function openServices(boot: Boot, answers: Readonly<Record<string, unknown>>): Services | null {
  const { page, token, headers } = boot
  if (page !== 'catalogue' || !token) return null
  const crm = takeCrmContext(takeParameter)
  const { preloaded } = window
  const client = createClient({ tokens: knownAddress(location), headers, crm, preloaded, answers })
  const store = createCatalogueStore(client, boot, token)
  // Not in a lazy part: without a network that part would not load either.
  addEventListener('online', () => {
    client.kept.retry()
    if (store.state().loading === 'failed') store.load()
  })
  return {
    client,
    store,
    pages: openPageHistory(),
    keeper: startVisit(),
    lead: openLead(client, crm),
    analytics: startAnalytics(token.analytics, { insideCrm: crm !== null }),
  }
}
