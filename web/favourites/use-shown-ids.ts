import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'

/** The ids of the shown list, and whether it is a shared one. */
export function useShownIds(): { readonly ids: readonly number[]; readonly isShared: boolean } {
  const { shared } = useNavigation().viewState
  const { favourites } = useFavourites()
  const isShared = shared.length > 0
  return { ids: isShared ? shared : favourites, isShared }
}
