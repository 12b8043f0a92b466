import type { Page, PanelRoute } from '#domain/address/address.ts'
import type { Chess } from '#domain/chess/chess.ts'

/** What an address names inside a catalogue. */
interface NamedPlace {
  readonly page: Page
  readonly panel: PanelRoute | null
}

/** Whether a project has the estates, storeys and units that an address names. Pictures are looked up elsewhere. */
export function hasPlace({ page, panel }: NamedPlace, projectId: number, chess: Chess): boolean {
  return hasPage(page, chess) && (panel === null || hasPanel(panel, projectId, chess))
}

function hasPage(page: Page, chess: Chess): boolean {
  switch (page.name) {
    case 'chess-estate':
    case 'chess-plus-estate':
      return chess.estateById.has(page.estateId)
    case 'pdf-chess':
      return page.estateId === null || chess.estateById.has(page.estateId)
    case 'pdf':
      return chess.instanceById.has(page.instanceId)
    default:
      return true
  }
}

function hasPanel(panel: PanelRoute, projectId: number, chess: Chess): boolean {
  if (panel.context === 'instance') return chess.instanceById.has(panel.id)
  if (panel.context === 'storey') return chess.storeyById.has(panel.id)
  if (panel.context === 'estate') return chess.estateById.has(panel.id)
  // Without an id it is the current project.
  return panel.context === null || panel.id === projectId
}
