import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { formatAddress } from '#domain/address/format-address.ts'
import { formatQuery, parseQuery } from '#domain/address/query.ts'
import { PopoverCoverContext } from '#ui/floating/popover-cover.ts'
import { BackClosesMenu } from './back-closes-menu.tsx'
import { type Navigation, NavigationContext } from './navigation-context.ts'
import type { PageHistory } from './page-history.ts'

interface NavigationProviderProps {
  pages: PageHistory
  children: ReactNode
}

/** Shows what the present entry of the history says: a page, and what lies over it. */
export function NavigationProvider({ pages, children }: NavigationProviderProps) {
  const here = useSyncExternalStore(pages.subscribe, pages.here, pages.drawn)
  const { address, search, overlays, cameFromHere } = here
  const viewState = useMemo(() => parseQuery(search), [search])
  const navigation = useMemo((): Navigation => {
    // A list that somebody shared belongs to the page it was opened on: a link away, or to one's own list, leaves it behind.
    const ownState = { ...viewState, shared: [] }
    return {
      ...pages.moves,
      address,
      viewState,
      search,
      overlays,
      cameFromHere,
      hrefOf: (page, panel) =>
        formatAddress({ ...address, page, panel: panel ?? null }) +
        formatQuery(panel === undefined ? ownState : viewState),
    }
  }, [address, viewState, search, overlays, cameFromHere, pages])
  return (
    <NavigationContext value={navigation}>
      <PopoverCoverContext value={BackClosesMenu}>{children}</PopoverCoverContext>
    </NavigationContext>
  )
}
