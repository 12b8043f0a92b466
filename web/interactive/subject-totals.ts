import { fromTotal, restTotals } from '#domain/kind/kind-totals.ts'
import { type PlaceFigures, placeFigures, type Wanted } from '#domain/place/place-figures.ts'
import type { CatalogueEntry, Subject } from './subject.ts'

/**
 * The figures of a place with units. Null for a unit and for a link to elsewhere. The filter does not apply to the projects
 * of a group, so their figures are those of their own leading kind.
 */
export function figuresOf({ kind, of }: Subject, wanted: Wanted): PlaceFigures | null {
  if (kind === 'instance' || kind === 'way') return null
  return kind === 'project' ? entryFigures(of) : placeFigures(of, wanted)
}

/** The figures of a project in a group. Its entry has the free units, but neither the total nor the room counts. */
function entryFigures(entry: CatalogueEntry): PlaceFigures {
  const total = fromTotal(entry)
  const rest = restTotals(entry)
  const free = total?.count ?? 0
  return {
    kind: total?.kind ?? null,
    isNamed: rest.length > 0,
    isEmptied: false,
    all: free,
    free,
    from: total?.min_price ?? null,
    labels: [],
    rest,
  }
}
