import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { TokenData } from '#contract/token.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { AnalyticsContext } from '#web/analytics/analytics-context.ts'
import { startAnalytics } from '#web/analytics/start-analytics.ts'
import { createClient } from '#web/api/client.ts'
import { ApiClientContext } from '#web/api/client-context.ts'
import { takeCrmContext } from '#web/api/crm-context.ts'
import { followEvents } from '#web/api/follow-events.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { CatalogueContext } from '#web/catalogue/catalogue-context.ts'
import { createCatalogueStore } from '#web/catalogue/catalogue-store.ts'
import { ChoiceProvider } from '#web/choice/choice-provider.tsx'
import { openLead } from '#web/crm/lead-context.ts'
import { NavigationProvider } from '#web/navigation/navigation-provider.tsx'
import { openPageHistory } from '#web/navigation/page-history.ts'
import { takeParameter } from '#web/navigation/take-parameter.ts'
import { ToastProvider } from '#web/ui/toast-provider.tsx'
import { FavouritesProvider } from '#web/visitor/favourites-provider.tsx'
import { KeeperContext } from '#web/visitor/keeper-context.ts'
import { startVisit } from '#web/visitor/start-visit.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'
import { TokenNotFoundPage } from './lazy-pages.ts'

// Its code comes only inside a CRM.
const LeadProvider = lazy(async () => ({ default: (await import('./lead-provider.tsx')).LeadProvider }))

/** A catalogue: its data, loaded and kept current, and where the visitor is in it. */
export function CatalogueApp({ token }: { token: TokenData }) {
  const { client, store, pages, keeper, analytics, lead } = useServices(token)
  const state = useSyncExternalStore(store.subscribe, store.state)
  const catalogue = useMemo(() => ({ ...state, retry: () => void store.load() }), [state, store])
  if (state.isGone) return <TokenNotFoundPage />
  return (
    <CatalogueContext value={catalogue}>
      <NavigationProvider pages={pages}>
        <KeeperContext value={keeper}>
          <FavouritesProvider settings={state.token.settings} catalogs={state.token.catalogs}>
            <AnalyticsContext value={analytics}>
              <ApiClientContext value={client}>
                <ToastProvider>
                  <ChoiceProvider>
                    {lead ? (
                      <Suspense>
                        <LeadProvider lead={lead}>
                          <CatalogueScreen />
                        </LeadProvider>
                      </Suspense>
                    ) : (
                      <CatalogueScreen />
                    )}
                  </ChoiceProvider>
                </ToastProvider>
              </ApiClientContext>
            </AnalyticsContext>
          </FavouritesProvider>
        </KeeperContext>
      </NavigationProvider>
    </CatalogueContext>
  )
}

/** What lives as long as the page: the API client, the data and the address. */
function useServices(token: TokenData) {
  const boot = useBoot()
  const [services] = useState(() => {
    const crm = takeCrmContext(takeParameter)
    const { preloaded } = window
    const client = createClient({ tokens: readTokens(), headers: boot.headers, crm, preloaded })
    return {
      client,
      store: createCatalogueStore(client, boot, token),
      pages: openPageHistory(),
      keeper: startVisit(),
      lead: openLead(client, crm),
      analytics: startAnalytics(token.analytics, { insideCrm: crm !== null }),
    }
  })
  const { client, store } = services
  useEffect(() => {
    void store.load()
    if (boot.event_id === null) return
    const projectId = token.settings.project_id
    return followEvents(client, boot.event_id, {
      onChess: (event) => void (event.project_id === projectId ? store.onChess(event.changed) : store.onToken()),
      onProject: (event) => void (event.project_id === projectId ? store.onProject() : store.onToken()),
      onToken: () => void store.onToken(),
      onInteractive: () => client.kept.clear(),
    })
  }, [client, store, boot, token])
  return services
}

function readTokens() {
  const parsed = parseAddress(location.pathname, location.search)
  if (!('address' in parsed)) throw new Error(`no address: ${location.pathname}`)
  return parsed.address
}
