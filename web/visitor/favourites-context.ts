import { createContext, use } from 'react'
import type { Favourites } from '#domain/visitor/favourites.ts'
import type { KeptFavourites } from './favourites-store.ts'

/** The visitor's favourites in this catalogue, with functions to change them. */
interface FavouritesStore extends KeptFavourites {
  readonly favourites: Favourites
}

/** The visitor's favourites. */
export const FavouritesContext = createContext<FavouritesStore | null>(null)

/** The visitor's favourites. Throws outside the provider. */
export function useFavourites(): FavouritesStore {
  const store = use(FavouritesContext)
  if (!store) throw new Error('no favourites above this component')
  return store
}
