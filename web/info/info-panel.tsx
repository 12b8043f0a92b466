import type { PanelRoute } from '#domain/address/address.ts'

/** Which estate or project, and in which panel. */
export interface InfoPanelProps {
  readonly route: Extract<PanelRoute, { type: 'info' }>
  readonly panelId: number
}

/** What there is to know about an estate or a project. */
export function InfoPanel({ route, panelId }: InfoPanelProps) {
  return <p>{`${route.context} ${panelId}`}</p>
}
