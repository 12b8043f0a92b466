import type { PanelRoute } from '#domain/address/address.ts'
import { PAGES, type RoutedPanelType } from '#domain/address/page-table.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** How the card of a unit is opened, and the address that opens it. */
export interface OpenInstance {
  readonly open: (id: number) => void
  readonly hrefOf: (id: number) => string
}

/** Opens the card of a unit over the page, or over the premises where the page has no panels. */
export function useOpenInstance(): OpenInstance {
  const { address, openPanel, hrefOf } = useNavigation()
  const allowed: readonly RoutedPanelType[] = PAGES[address.page.name].panels
  const hasDetails = allowed.includes('details')
  const hrefOfDetails = (id: number) => hrefOf(hasDetails ? address.page : { name: 'premises' }, routeOf(id))
  return {
    open: (id) => {
      if (hasDetails) openPanel({ route: routeOf(id) })
      else location.assign(hrefOfDetails(id))
    },
    hrefOf: hrefOfDetails,
  }
}

function routeOf(id: number): PanelRoute {
  return { type: 'details', context: 'instance', id }
}
