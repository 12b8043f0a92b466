import { type ReactNode, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { formatAddress } from '#domain/address/format-address.ts'
import { formatQuery, parseQuery } from '#domain/address/query.ts'
import { PopoverCoverContext } from '#ui/floating/popover-cover.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { type Navigation, NavigationContext, type Place, PlaceContext } from './navigation-context.ts'
import type { PageHistory } from './page-history.ts'
import { useBackCloses } from './use-back-closes.ts'

interface NavigationProviderProps {
  pages: PageHistory
  children: ReactNode
}

interface BackClosesMenuProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Provides the current history entry: a page, and what is open over it. */
export function NavigationProvider({ pages, children }: NavigationProviderProps) {
  const here = useSyncExternalStore(pages.subscribe, pages.here, pages.byUrl)
  const { address, search, overlays, cameFromHere } = here
  const { panels, modals } = overlays
  const viewState = useMemo(() => parseQuery(search), [search])
  const pagePath = formatAddress({ ...address, panel: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is new for every panel, its path is not.
  const place = useMemo((): Place => {
    // A shared list, and the start of a list, belong to the page they were opened on. Links to other pages drop them.
    const ownState = { ...viewState, shared: [], from: 0 }
    return {
      ...pages.moves,
      address: { ...address, panel: null },
      viewState,
      search,
      hrefOf: (page, panel) =>
        formatAddress({ ...address, page, panel: panel ?? null }) +
        formatQuery(panel === undefined ? ownState : viewState),
    }
  }, [pagePath, viewState, search, pages])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened menu, which nothing here shows, changes only `overlays`.
  const navigation = useMemo(
    (): Navigation => ({ ...place, address, overlays, cameFromHere }),
    [place, panels, modals, cameFromHere],
  )
  return (
    // Deferred: with another filter every link of a list has another address, which no press should wait for.
    <PlaceContext value={useDeferredValue(place)}>
      <NavigationContext value={navigation}>
        <PopoverCoverContext value={BackClosesMenu}>{children}</PopoverCoverContext>
      </NavigationContext>
    </PlaceContext>
  )
}

/** Wraps the content of a popover. Back closes it on a small screen, where it covers the page. */
function BackClosesMenu({ onClose, children }: BackClosesMenuProps) {
  useBackCloses(onClose, { isTransient: true, isOff: useScreenSize() !== 'small' })
  return children
}
