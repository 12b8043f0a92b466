import type { Region } from '#contract/interactive.ts'
import type { TokenData } from '#contract/token.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { Target } from '#domain/picture/pinpoint.ts'
import { type Subject, type SubjectState, stateOf, subjectOf } from './subject.ts'

/** A region with its subject and its look. */
export interface ShownRegion extends Region {
  readonly key: string
  readonly subject: Subject
  readonly path: string
  /** `dim`: it contains nothing that matches the filter. */
  readonly look: SubjectState | 'dim'
  /** The colour of the status that tints the region. */
  readonly colour: string | undefined
}

/** The data that regions are looked up in, and the function that draws their paths. */
interface Sources {
  readonly chess: Chess | null
  readonly catalogs: TokenData['catalogs']
  /** The colour of the free status. */
  readonly free: string | undefined
  readonly pathOf: (region: Region) => string
}

/** The regions whose subject exists. */
export function shownRegions(
  regions: readonly Region[],
  { chess, catalogs, free, pathOf }: Sources,
): readonly ShownRegion[] {
  return regions.flatMap((region) => {
    const subject = subjectOf(region.target, chess, catalogs)
    if (!subject) return []
    const colour = subject.kind === 'instance' ? subject.of.status.color : free
    return [{ ...region, key: keyOf(region.target), subject, colour, look: stateOf(subject), path: pathOf(region) }]
  })
}

/** A target as a string, for attributes and sets. */
export function keyOf({ kind, id }: Target): string {
  return `${kind}:${id}`
}
