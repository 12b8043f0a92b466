import type { Page, PanelRoute } from './address.ts'
import { matchPattern, type Parameters } from './pattern.ts'

/** Where an alias path leads. */
interface AliasTarget {
  readonly page: Page
  readonly panel: PanelRoute | null
}

interface Alias {
  readonly pattern: string
  readonly target: (parameters: Parameters) => AliasTarget
}

const unit = (id: unknown): PanelRoute => ({ type: 'details', context: 'instance', id: Number(id) })
const storey = (id: unknown): PanelRoute => ({ type: 'group', context: 'storey', id: Number(id) })

/** The alias paths of a grid: a unit, a storey and a unit within it, in the whole grid and within an estate. */
function gridAliases(root: string, whole: Page, estate: (estateId: number) => Page): readonly Alias[] {
  const tails = [
    { tail: 'storey-sidebar/{storeyId}/instance/{instanceId}', panel: (of: Parameters) => unit(of.instanceId) },
    { tail: 'storey-sidebar/{storeyId}', panel: (of: Parameters) => storey(of.storeyId) },
  ]
  const inEstate = { tail: 'instance/{instanceId}', panel: (of: Parameters) => unit(of.instanceId) }
  return [
    { pattern: `${root}/{instanceId}`, target: (of) => ({ page: whole, panel: unit(of.instanceId) }) },
    ...tails.map(({ tail, panel }) => ({
      pattern: `${root}/${tail}`,
      target: (of: Parameters) => ({ page: whole, panel: panel(of) }),
    })),
    ...[...tails, inEstate].map(({ tail, panel }) => ({
      pattern: `${root}/estate/{estateId}/${tail}`,
      target: (of: Parameters) => ({ page: estate(Number(of.estateId)), panel: panel(of) }),
    })),
  ]
}

const chessPlusEstate = (estateId: number): Page => ({ name: 'chess-plus-estate', estateId })

/** Paths of older links that redirect. */
const ALIASES: readonly Alias[] = [
  { pattern: 'interactive', target: () => ({ page: { name: 'main' }, panel: null }) },
  { pattern: 'premises/{instanceId}', target: (of) => ({ page: { name: 'premises' }, panel: unit(of.instanceId) }) },
  ...gridAliases('chess', { name: 'chess' }, (estateId) => ({ name: 'chess-estate', estateId })),
  { pattern: 'chessPlus', target: () => ({ page: { name: 'chess-plus' }, panel: null }) },
  {
    pattern: 'chessPlus/estate/{estateId}',
    target: (of) => ({ page: chessPlusEstate(Number(of.estateId)), panel: null }),
  },
  ...gridAliases('chessPlus', { name: 'chess-plus' }, chessPlusEstate),
]

/** Where a path below the tokens redirects to, if it is an alias. */
export function findAlias(segments: readonly string[]): AliasTarget | null {
  for (const { pattern, target } of ALIASES) {
    const match = matchPattern(pattern, segments)
    if (match && match.rest.length === 0) return target(match.parameters)
  }
  return null
}
