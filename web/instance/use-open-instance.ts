import type { PanelRoute } from '#domain/address/address.ts'
import { useOpenPanel } from '#web/navigation/use-open-panel.ts'

/** How the card of a unit is opened, and the address that opens it. */
export interface OpenInstance {
  readonly open: (id: number) => void
  readonly hrefOf: (id: number) => string
}

/** Opens the card of a unit over the page. */
export function useOpenInstance(): OpenInstance {
  const { open, hrefOf } = useOpenPanel()
  return { open: (id) => open(routeOf(id)), hrefOf: (id) => hrefOf(routeOf(id)) }
}

function routeOf(id: number): PanelRoute {
  return { type: 'details', context: 'instance', id }
}
