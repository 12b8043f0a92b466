import type { ReactNode } from 'react'
import type { Panel } from '#domain/overlay/overlay.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { HtmlContent } from '#web/overlay/html-content.tsx'
import { PanelSkeleton } from '#web/overlay/panel-skeleton.tsx'

const UnitCard = lazyPart('unit-card', async () => (await import('#web/unit/unit-card.tsx')).UnitCard, {
  skeleton: <PanelSkeleton />,
})
const UnitPreview = lazyPart('unit-preview', async () => (await import('#web/unit/unit-preview.tsx')).UnitPreview, {
  skeleton: <PanelSkeleton />,
})
const StoreyPanel = lazyPart('storey-panel', async () => (await import('#web/storey/storey-panel.tsx')).StoreyPanel, {
  skeleton: <PanelSkeleton />,
})
const InfoPanel = lazyPart('info-panel', async () => (await import('#web/info/info-panel.tsx')).InfoPanel, {
  skeleton: <PanelSkeleton />,
})

/** The content of a panel, by its type. */
export function panelContent({ id, type, route, template }: Panel): ReactNode {
  if (type === 'html') return <HtmlContent template={template} />
  if (route?.type === 'details') return <UnitCard instanceId={route.id} panelId={id} />
  if (route?.type === 'preview') return <UnitPreview instanceId={route.id} panelId={id} />
  if (route?.type === 'group') return <StoreyPanel storeyId={route.id} panelId={id} />
  return route?.type === 'info' ? <InfoPanel route={route} panelId={id} /> : null
}
