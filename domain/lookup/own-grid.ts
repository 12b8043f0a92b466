import type { Page, PanelRoute } from '#domain/address/address.ts'
import type { Chess } from '#domain/chess/chess.ts'

/** The grid on which a unit or storey stands: the page itself where it shows it, else that of its own estate. */
export function ownGridPage(page: Page, panel: PanelRoute | null, chess: Chess): Page {
  const shown = estateShownBy(page, chess)
  const own = estateOfPanel(panel, chess)
  if (shown === null || own === null || shown === own) return page
  return { name: page.name === 'chess-plus-estate' ? 'chess-plus-estate' : 'chess-estate', estateId: own }
}

/** Without an estate the chess shows the first, and Chess Plus the whole project; the other pages are no grids. */
function estateShownBy(page: Page, chess: Chess): number | null {
  if (page.name === 'chess-estate' || page.name === 'chess-plus-estate') return page.estateId
  return page.name === 'chess' ? (chess.estates[0]?.id ?? null) : null
}

function estateOfPanel(panel: PanelRoute | null, { instanceById, storeyById }: Chess): number | null {
  if (panel?.context === 'instance') return instanceById.get(panel.id)?.estate.id ?? null
  return panel?.context === 'storey' ? (storeyById.get(panel.id)?.estate.id ?? null) : null
}
