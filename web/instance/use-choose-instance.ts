import { type MouseEvent, useCallback } from 'react'
import type { PanelRoute } from '#domain/address/address.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** How the visitor chose a unit. Decides whether the preview opens first. */
type Chosen = 'by-touch' | 'by-mouse' | 'by-key'

/** Opens the card of a unit. On small and medium screens the first tap opens its preview. */
export function useChooseInstance(): (id: number, chosen: Chosen) => void {
  const { overlays, openPanel } = useNavigation()
  const size = useScreenSize()
  const previewed = overlays.panels.find(({ type }) => type === 'preview')?.route?.id
  return useCallback(
    (id, chosen) => {
      const isPreviewFirst = size === 'small' ? chosen !== 'by-key' : size === 'medium' && chosen === 'by-touch'
      openPanel({ route: routeOf(isPreviewFirst && id !== previewed ? 'preview' : 'details', id) })
    },
    [previewed, size, openPanel],
  )
}

/** What caused a click on a link. */
export function chosenBy({ nativeEvent, detail }: MouseEvent): Chosen {
  // Enter on a link fires a click with `detail` 0.
  if (detail === 0) return 'by-key'
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== 'mouse' ? 'by-touch' : 'by-mouse'
}

function routeOf(type: 'details' | 'preview', id: number): PanelRoute {
  return { type, context: 'instance', id }
}
