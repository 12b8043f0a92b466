import type { Panel } from '#domain/overlay/overlay.ts'
import { HtmlContent } from './html-content.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'

/** What a panel shows, by its type. */
export function PanelContent({ panel }: { panel: Panel }) {
  return panel.type === 'html' ? <HtmlContent template={panel.template} /> : <PanelSkeleton />
}
