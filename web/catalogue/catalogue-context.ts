import { createContext, use } from 'react'
import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { LiveChange } from '#domain/chess/live-changes.ts'
import type { InstanceIndex } from '#domain/filter/instance-index.ts'

/** The data of a project, processed. */
export interface LoadedProject {
  readonly data: ProjectData
  readonly chess: Chess
  /** For filter, sort and counts; built once for each chess. */
  readonly index: InstanceIndex
}

/** How far the data is: the token is there from the start, the project comes after it (spec 4). */
export type Loading = 'loading' | 'loaded' | 'failed'

/** The catalogue that is open. */
export interface Catalogue {
  readonly token: TokenData
  /** Null while it loads, and in a group. */
  readonly project: LoadedProject | null
  /** Units that have changed in the last seconds, to be marked. */
  readonly changed: ReadonlyMap<number, LiveChange>
  readonly loading: Loading
  /** Loads again what has failed. */
  readonly retry: () => void
}

/** The catalogue that is open. */
export const CatalogueContext = createContext<Catalogue | null>(null)

/** The catalogue that is open. */
export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext)
  if (!catalogue) throw new Error('no catalogue above this component')
  return catalogue
}
