import { createContext, use } from 'react'
import type { Favourites } from '#domain/visitor/favourites.ts'
import type { FavouritesChanges } from './favourites-store.ts'

/** The units that a visitor likes in this catalogue, and how to change them. */
export interface FavouritesStore extends FavouritesChanges {
  readonly favourites: Favourites
}

/** The visitor's favourites. */
export const FavouritesContext = createContext<FavouritesStore | null>(null)

/** The visitor's favourites, and how to change them. */
export function useFavourites(): FavouritesStore {
  const store = use(FavouritesContext)
  if (!store) throw new Error('no favourites above this component')
  return store
}
