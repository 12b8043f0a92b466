import { useMemo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'
import { useChoice } from './choice-context.ts'
import { currentList } from './current-list.ts'
import { useFoundUnits } from './use-found-units.ts'

/** The units of the page in its order; empty while the project loads. */
export function useCurrentList(): readonly Instance[] {
  const { project } = useCatalogue()
  const found = useFoundUnits()
  const { dimming, filter } = useChoice()
  const { address, viewState } = useNavigation()
  const { favourites: own } = useFavourites()
  const { page } = address
  const favourites = viewState.shared.length > 0 ? viewState.shared : own
  return useMemo(
    () => (project ? currentList({ page, chess: project.chess, filter, found, dimming, favourites }) : []),
    [page, project, filter, found, dimming, favourites],
  )
}
