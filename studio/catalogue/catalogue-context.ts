import { createContext, use } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'

/** The catalogues that the person may see, and the one whose screens are shown. */
interface Catalogues {
  readonly all: readonly Catalogue[]
  /** The catalogue of the address, else the one that was opened last, else the first. Null if there is none. */
  readonly current: Catalogue | null
  /** Reads them again, as after a new project. */
  readonly reload: () => Promise<void>
}

/** The catalogues of the account. */
export const CatalogueContext = createContext<Catalogues | null>(null)

/** The catalogues of the account. */
export function useCatalogues(): Catalogues {
  const catalogues = use(CatalogueContext)
  if (!catalogues) throw new Error('no catalogues above this component')
  return catalogues
}

/** The catalogue that the screen is about. Only for screens of a catalogue. */
export function useCurrentCatalogue(): Catalogue {
  const { current } = useCatalogues()
  if (!current) throw new Error('this screen needs a catalogue')
  return current
}
