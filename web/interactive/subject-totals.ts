import type { PlaceFigures } from '#domain/chess/place-figures.ts'
import { placeFigures } from '#domain/chess/place-figures.ts'
import { fromTotal, restTotals } from '#domain/kind/kind-totals.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { CatalogueEntry, Subject } from './subject.ts'

/**
 * What people read of a place: null for a unit, and for what only leads elsewhere. The filter knows nothing of the other
 * projects of a group, so that they speak of their own leading kind.
 */
export function figuresOf({ kind, of }: Subject, types: readonly LayoutType[]): PlaceFigures | null {
  if (kind === 'instance' || kind === 'way') return null
  return kind === 'project' ? entryFigures(of) : placeFigures(of, types)
}

/** What a group knows of a project: what is free in it, but neither how much is sold nor the rooms of a kind. */
function entryFigures(entry: CatalogueEntry): PlaceFigures {
  const total = fromTotal(entry)
  const rest = restTotals(entry)
  const free = total?.count ?? 0
  return {
    kind: total?.kind ?? null,
    isMixed: rest.length > 0,
    all: free,
    free,
    from: total?.min_price ?? null,
    labels: [],
    rest,
  }
}
