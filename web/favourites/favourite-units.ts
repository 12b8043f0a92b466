import type { TokenData } from '#contract/token.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Catalogue, LoadedProject } from '#web/catalogue/catalogue-context.ts'

/** A project whose units may be favourites. */
export interface FavouriteScope {
  /** What words, prices and hearts of its units take from around them: the catalogue with this project. */
  readonly catalogue: Catalogue
  readonly project: LoadedProject
  /** The catalogue of its own that a group leads to; null where the visitor is in it. */
  readonly member: TokenData['catalogs'][number] | null
}

/** A unit of the list, with the project it belongs to. */
export interface FavouriteUnit {
  readonly instance: Instance
  readonly scope: FavouriteScope
}

/** The units behind ids in their order, and the ids that no project has, or has any longer. */
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

/** The units by project, projects in the order of their first unit. */
export function byScope(
  units: readonly FavouriteUnit[],
): readonly { readonly scope: FavouriteScope; readonly units: readonly FavouriteUnit[] }[] {
  const scopes = [...new Set(units.map(({ scope }) => scope))]
  return scopes.map((scope) => ({ scope, units: units.filter((unit) => unit.scope === scope) }))
}
