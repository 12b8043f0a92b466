import type { PanelRoute } from '#domain/address/address.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useScreenSize } from '#web/screen/use-screen-size.ts'

/** How a visitor has chosen a cell: keys and the mouse have shown its preview already. */
export type Chosen = 'by-touch' | 'by-mouse' | 'by-key'

/** Opens the card of a unit; on small and medium screens the first tap shows its preview (design 2). */
export function useOpenCell(): (id: number, chosen: Chosen) => void {
  const { overlays, openPanel, updatePanel } = useNavigation()
  const size = useScreenSize()
  const preview = overlays.panels.find(({ type }) => type === 'preview')
  return (id, chosen) => {
    const hasSeen = preview?.route?.id === id
    const isPreviewFirst = size === 'small' ? chosen !== 'by-key' : size === 'medium' && chosen === 'by-touch'
    if (isPreviewFirst && !hasSeen) openPanel({ route: routeOf('preview', id) })
    else if (preview) updatePanel(preview.id, { route: routeOf('details', id) })
    else openPanel({ route: routeOf('details', id) })
  }
}

function routeOf(type: 'details' | 'preview', id: number): PanelRoute {
  return { type, context: 'instance', id }
}
