import type { Region } from '#contract/interactive.ts'
import type { TokenData } from '#contract/token.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { Target } from '#domain/picture/pinpoint.ts'
import { type Standing, type Subject, standingOf, subjectOf } from './subject.ts'

/** A region with what it stands for and how it looks. */
export interface ShownRegion extends Region {
  readonly key: string
  readonly subject: Subject
  readonly path: string
  /** Dimmed is what holds nothing that the visitor asks for. */
  readonly look: Standing | 'dim'
  /** Of the status that it is tinted with. */
  readonly colour: string | undefined
}

/** What regions are looked up in, and how they are drawn. */
interface Sources {
  readonly chess: Chess | null
  readonly catalogs: TokenData['catalogs']
  /** The colour of what is free. */
  readonly free: string | undefined
  readonly pathOf: (region: Region) => string
}

/** The regions that stand for something that is to be seen. */
export function shownRegions(
  regions: readonly Region[],
  { chess, catalogs, free, pathOf }: Sources,
): readonly ShownRegion[] {
  return regions.flatMap((region) => {
    const subject = subjectOf(region.target, chess, catalogs)
    if (!subject) return []
    const colour = subject.kind === 'instance' ? subject.of.status.color : free
    return [{ ...region, key: keyOf(region.target), subject, colour, look: standingOf(subject), path: pathOf(region) }]
  })
}

/** A target as one word, for attributes and sets. */
export function keyOf({ kind, id }: Target): string {
  return `${kind}:${id}`
}
