import { useEffect } from 'react'
import { ownGridPage } from '#domain/lookup/own-grid.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useNavigation } from './navigation-context.ts'

/** Corrects an address that opens a unit or storey over the grid of another estate. The server does so for new documents. */
export function useOwnGrid(): void {
  const { project } = useCatalogue()
  const { address, viewState, turnTo } = useNavigation()
  const { filter } = viewState
  const { page, panel } = address
  useEffect(() => {
    const own = project ? ownGridPage(page, panel, project.chess, filter) : page
    if (own !== page) turnTo(own, panel)
  }, [project, page, panel, filter, turnTo])
}
