import type { Boot } from '#contract/boot.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
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

/** What lives as long as the page: the API client, the data, the address, and what is kept of the visitor. */
export interface Services {
  readonly client: ApiClient
  readonly store: CatalogueStore
  readonly pages: PageHistory
  readonly keeper: Keeper
  readonly lead: ReturnType<typeof openLead>
  readonly analytics: Analytics
}

/** Opens the services of a catalogue's page, none for other pages; `answers` is what the document has brought. */
export function openServices(boot: Boot, answers: Readonly<Record<string, unknown>>): Services | null {
  const { page, token, headers } = boot
  if (page !== 'catalogue' || !token) return null
  const crm = takeCrmContext(takeParameter)
  const { preloaded } = window
  const client = createClient({ tokens: readTokens(), headers, crm, preloaded, answers })
  return {
    client,
    store: createCatalogueStore(client, boot, token),
    pages: openPageHistory(),
    keeper: startVisit(),
    lead: openLead(client, crm),
    analytics: startAnalytics(token.analytics, { insideCrm: crm !== null }),
  }
}

function readTokens() {
  const parsed = parseAddress(location.pathname, location.search)
  if (!('address' in parsed)) throw new Error(`no address: ${location.pathname}`)
  return parsed.address
}
