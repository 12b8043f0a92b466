import { createContext, use } from 'react'
import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { LiveChange } from '#domain/chess/live-changes.ts'
import type { InstanceIndex } from '#domain/filter/instance-index.ts'

/** The processed data of a project. */
export interface LoadedProject {
  readonly data: ProjectData
  readonly chess: Chess
  /** For filtering, sorting and counts; built once for each chess. */
  readonly index: InstanceIndex
}

/** The state of the project's data. The token's data is in the document from the start. */
export type Loading = 'loading' | 'loaded' | 'failed'

/** The open catalogue. */
export interface Catalogue {
  readonly token: TokenData
  /** Null while the project loads, and in a group. */
  readonly project: LoadedProject | null
  /** Units that changed in the last seconds; views mark them. */
  readonly changed: ReadonlyMap<number, LiveChange>
  readonly loading: Loading
  /** Loads the data again after a failure. */
  readonly retry: () => void
}

/** The open catalogue. */
export const CatalogueContext = createContext<Catalogue | null>(null)

/** The open catalogue. */
export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext)
  if (!catalogue) throw new Error('no catalogue above this component')
  return catalogue
}
