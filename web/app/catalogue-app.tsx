import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { TokenData } from '#contract/token.ts'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { AnalyticsContext } from '#web/analytics/analytics-context.ts'
import { ApiClientContext } from '#web/api/client-context.ts'
import { followEvents } from '#web/api/follow-events.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { CatalogueContext } from '#web/catalogue/catalogue-context.ts'
import { ChoiceProvider } from '#web/choice/choice-provider.tsx'
import { NavigationProvider } from '#web/navigation/navigation-provider.tsx'
import { FavouritesProvider } from '#web/visitor/favourites-provider.tsx'
import { KeeperContext } from '#web/visitor/keeper-context.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'
import { TokenNotFoundPage } from './lazy-pages.ts'
import { LeadScope } from './lead-scope.tsx'
import type { Services } from './services.ts'

/** A catalogue: provides its data, kept current, and the visitor's place in it. */
export function CatalogueApp({ token, services }: { token: TokenData; services: Services }) {
  const { client, store, pages, keeper, analytics, lead } = services
  useCurrentData(token, services)
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const catalogue = useMemo(() => ({ ...state, retry: store.load }), [state, store])
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
                    <LeadScope lead={lead}>
                      <CatalogueScreen />
                    </LeadScope>
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

/** Loads the data unless the document carries it, and keeps it current. */
function useCurrentData(token: TokenData, { client, store }: Services): void {
  const boot = useBoot()
  useEffect(() => {
    if (store.state().loading !== 'loaded') void store.load()
    if (boot.event_id === null) return
    const projectId = token.settings.project_id
    return followEvents(client, boot.event_id, {
      onChess: (event) => void (event.project_id === projectId ? store.onChess(event.changed) : store.onToken()),
      onProject: (event) => void (event.project_id === projectId ? store.onProject() : store.onToken()),
      onToken: () => void store.onToken(),
      onInteractive: () => client.kept.clear(),
    })
  }, [client, store, boot, token])
}
