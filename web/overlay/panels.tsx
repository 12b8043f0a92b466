import type { ReactNode } from 'react'
import { type Panel, visiblePanels } from '#domain/overlay/overlay.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { CardPanel, DockedPanel, SheetPanel } from './panel.tsx'

/** The open panels: the last two side by side on large screens, only the top one on smaller screens. */
export function Panels({ contentOf }: { contentOf: (panel: Panel) => ReactNode }) {
  const { overlays } = useNavigation()
  const size = useScreenSize()
  const visible = visiblePanels(overlays)
  const top = visible.at(-1)
  if (size === 'small') {
    if (!top) return null
    const Place = top.type === 'preview' ? CardPanel : SheetPanel
    return (
      <Place key={top.id} panel={top}>
        {contentOf(top)}
      </Place>
    )
  }
  const shown = size === 'large' ? visible : visible.slice(-1)
  return shown.map((panel) => (
    <DockedPanel key={panel.id} panel={panel} isTop={panel === top}>
      {contentOf(panel)}
    </DockedPanel>
  ))
}
