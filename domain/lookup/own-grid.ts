import type { Page, PanelRoute } from '#domain/address/address.ts'
import type { Chess } from '#domain/chess/chess.ts'
import { openingEstate, type Sought } from '#domain/place/opening-estate.ts'

/** The grid that shows a panel's unit or storey: the page itself, or else the grid of its estate. */
export function ownGridPage(page: Page, panel: PanelRoute | null, chess: Chess, sought: Sought): Page {
  const shown = estateShownBy(page, chess, sought)
  const own = estateOfPanel(panel, chess)
  if (shown === null || own === null || shown === own) return page
  return { name: page.name === 'chess-plus-estate' ? 'chess-plus-estate' : 'chess-estate', estateId: own }
}

/** Without an estate, the chess shows the one that the project opens on, and Chess Plus the whole project. Other pages are not grids. */
function estateShownBy(page: Page, chess: Chess, sought: Sought): number | null {
  if (page.name === 'chess-estate' || page.name === 'chess-plus-estate') return page.estateId
  return page.name === 'chess' ? (openingEstate(chess, sought)?.id ?? null) : null
}

function estateOfPanel(panel: PanelRoute | null, { instanceById, storeyById }: Chess): number | null {
  if (panel?.context === 'instance') return instanceById.get(panel.id)?.estate.id ?? null
  return panel?.context === 'storey' ? (storeyById.get(panel.id)?.estate.id ?? null) : null
}
