import type { PanelRoute } from '#domain/address/address.ts'
import { useOpenPanel } from '#web/navigation/use-open-panel.ts'

/** Opens the card of a unit, and gives its address. */
interface OpenInstance {
  readonly open: (id: number) => void
  readonly hrefOf: (id: number) => string
}

/** Returns functions that open the card of a unit as a panel, or give its address. */
export function useOpenInstance(): OpenInstance {
  const { open, hrefOf } = useOpenPanel()
  return { open: (id) => open(routeOf(id)), hrefOf: (id) => hrefOf(routeOf(id)) }
}

function routeOf(id: number): PanelRoute {
  return { type: 'details', context: 'instance', id }
}
