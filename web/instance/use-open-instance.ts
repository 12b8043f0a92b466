import type { PanelRoute } from '#domain/address/address.ts'
import { PAGES, type RoutedPanelType } from '#domain/address/page-table.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** Opens the card of a unit over the page, or over the premises where the page has no panels. */
export function useOpenInstance(): (id: number) => void {
  const { address, openPanel, hrefOf } = useNavigation()
  const allowed: readonly RoutedPanelType[] = PAGES[address.page.name].panels
  return (id) => {
    const route: PanelRoute = { type: 'details', context: 'instance', id }
    if (allowed.includes('details')) openPanel({ route })
    else location.assign(hrefOf({ name: 'premises' }, route))
  }
}
