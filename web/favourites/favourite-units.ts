import type { TokenData } from '#contract/token.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Catalogue, LoadedProject } from '#web/catalogue/catalogue-context.ts'

/** A project whose units may be favourites. */
export interface FavouriteScope {
  /** The catalogue with this project, as the context of its units' texts, prices and hearts. */
  readonly catalogue: Catalogue
  readonly project: LoadedProject
  /** Its own catalogue, to which a group links; null if the visitor is already in it. */
  readonly member: TokenData['catalogs'][number] | null
}

/** A unit of the list, with the project it belongs to. */
export interface FavouriteUnit {
  readonly instance: Instance
  readonly scope: FavouriteScope
}

/** The units with these ids, in the same order, and the ids that no project has. */
export function resolveUnits(
  ids: readonly number[],
  scopes: readonly FavouriteScope[],
): { readonly units: readonly FavouriteUnit[]; readonly missing: readonly number[] } {
  const units: FavouriteUnit[] = []
  const missing: number[] = []
  for (const id of ids) {
    const scope = scopes.find(({ project }) => project.chess.instanceById.has(id))
    const instance = scope?.project.chess.instanceById.get(id)
    if (scope && instance) units.push({ instance, scope })
    else missing.push(id)
  }
  return { units, missing }
}

/** Groups the units by project, in the order of the first unit of each. */
export function byScope(
  units: readonly FavouriteUnit[],
): readonly { readonly scope: FavouriteScope; readonly units: readonly FavouriteUnit[] }[] {
  const scopes = [...new Set(units.map(({ scope }) => scope))]
  return scopes.map((scope) => ({ scope, units: units.filter((unit) => unit.scope === scope) }))
}
