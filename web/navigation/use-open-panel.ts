import type { PanelRoute } from '#domain/address/address.ts'
import { PAGES, type RoutedPanelType } from '#domain/address/page-table.ts'
import { ownGridPage } from '#domain/lookup/own-grid.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { mainPictureOf } from '#web/catalogue/main-picture.ts'
import { usePlace } from './navigation-context.ts'

/** Opens a panel, and gives its address. */
interface OpenPanel {
  readonly open: (route: PanelRoute) => void
  readonly hrefOf: (route: PanelRoute) => string
}

/**
 * Opens a panel over the page. The main page has no panels: the panel opens on the page of its picture or, without one, on
 * the premises. On a grid, a unit of another estate opens over the grid of that estate.
 */
export function useOpenPanel(): OpenPanel {
  const { address, viewState, openPanel, goTo, hrefOf } = usePlace()
  const { filter } = viewState
  const { token, project } = useCatalogue()
  const { page } = address
  const allowed: readonly RoutedPanelType[] = PAGES[page.name].panels
  const picture = page.name === 'main' ? mainPictureOf(token, project?.chess ?? null, filter) : null
  const other = picture
    ? ({ name: 'interactive', interactiveId: picture.id, frameId: picture.frame, storeyId: null } as const)
    : ({ name: 'premises' } as const)
  const pageOf = (route: PanelRoute) => {
    if (!allowed.includes(route.type)) return other
    return project ? ownGridPage(page, route, project.chess, filter) : page
  }
  return {
    open: (route) => (pageOf(route) === page ? openPanel({ route }) : goTo(pageOf(route), {}, route)),
    hrefOf: (route) => hrefOf(pageOf(route), route),
  }
}
