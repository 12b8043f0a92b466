import type { FreeTotals, Section } from '#domain/chess/chess.ts'
import type { Subject } from './subject.ts'

/** What is free inside; null for a unit, and for what only leads elsewhere. */
export function totalsOf({ kind, of }: Subject): FreeTotals | null {
  return kind === 'instance' || kind === 'way' ? null : of
}

/** How many units are inside; null where that is not known here. */
export function unitCountOf({ kind, of }: Subject): number | null {
  if (kind === 'storey') return of.instances.length
  if (kind === 'section') return countIn([of])
  return kind === 'estate' ? countIn(of.sections) : null
}

function countIn(sections: readonly Section[]): number {
  return sections.flatMap(({ storeys }) => storeys).reduce((sum, { instances }) => sum + instances.length, 0)
}
