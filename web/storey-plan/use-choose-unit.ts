import { type MouseEvent, useCallback } from 'react'
import type { PanelRoute } from '#domain/address/address.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useScreenSize } from '#web/screen/use-screen-size.ts'

/** Opens the card of a unit that was clicked; on small and medium screens the first tap shows its preview (design 2). */
export function useChooseUnit(): (event: MouseEvent, instance: Instance) => void {
  const { overlays, openPanel, updatePanel } = useNavigation()
  const size = useScreenSize()
  const preview = overlays.panels.find(({ type }) => type === 'preview')
  return useCallback(
    (event, { id }) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      const isPreviewFirst = size === 'small' ? !isByKey(event) : size === 'medium' && isByTouch(event)
      if (isPreviewFirst && preview?.route?.id !== id) openPanel({ route: routeOf('preview', id) })
      else if (preview) updatePanel(preview.id, { route: routeOf('details', id) })
      else openPanel({ route: routeOf('details', id) })
    },
    [preview, size, openPanel, updatePanel],
  )
}

function routeOf(type: 'details' | 'preview', id: number): PanelRoute {
  return { type, context: 'instance', id }
}

/** Enter on a link clicks it without having pressed a pointer. */
function isByKey({ detail }: MouseEvent): boolean {
  return detail === 0
}

function isByTouch(event: MouseEvent): boolean {
  const { nativeEvent } = event
  return !isByKey(event) && nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== 'mouse'
}
