import { visiblePanels } from '#domain/overlay/overlay.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useScreenSize } from '#web/screen/use-screen-size.ts'
import { DockedPanel, SheetPanel } from './panel.tsx'
import { PanelContent } from './panel-content.tsx'

/** The open panels: on large screens the last two side by side, on smaller ones the top one alone (design 6). */
export function Panels() {
  const { overlays } = useNavigation()
  const size = useScreenSize()
  const visible = visiblePanels(overlays)
  if (size === 'small') {
    const top = visible.at(-1)
    return top ? (
      <SheetPanel key={top.id} panel={top}>
        <PanelContent panel={top} />
      </SheetPanel>
    ) : null
  }
  const shown = size === 'large' ? visible : visible.slice(-1)
  return shown.map((panel) => (
    <DockedPanel key={panel.id} panel={panel} isTop={panel === visible.at(-1)}>
      <PanelContent panel={panel} />
    </DockedPanel>
  ))
}
