import type { TokenData } from '#contract/token.ts'
import { isFree } from '#domain/chess/availability.ts'
import type { Chess, Estate, Instance, Section, Storey } from '#domain/chess/chess.ts'
import type { Target } from '#domain/picture/pinpoint.ts'

/** The entry of a project in its group. */
export type CatalogueEntry = TokenData['catalogs'][number]

/** The thing that a region represents. */
export type Subject =
  | { readonly kind: 'project'; readonly of: CatalogueEntry }
  | { readonly kind: 'estate'; readonly of: Estate }
  | { readonly kind: 'section'; readonly of: Section }
  | { readonly kind: 'storey'; readonly of: Storey }
  | { readonly kind: 'instance'; readonly of: Instance }
  | { readonly kind: 'way'; readonly of: Target }

/** The normal look of a region: something is free, nothing is free, or it only leads elsewhere. */
export type SubjectState = 'free' | 'out' | 'way'

/** The subject of a region, or null if it does not exist (any more). */
export function subjectOf(target: Target, chess: Chess | null, catalogs: TokenData['catalogs']): Subject | null {
  const { kind, id } = target
  switch (kind) {
    case 'project':
      return found(
        kind,
        catalogs.find(({ project_id }) => project_id === id),
      )
    case 'estate':
      return found(kind, chess?.estateById.get(id))
    case 'storey':
      return found(kind, chess?.storeyById.get(id))
    case 'instance':
      return found(kind, chess?.instanceById.get(id))
    case 'section':
      return found(
        kind,
        chess?.estates.flatMap(({ sections }) => sections).find((section) => section.id === id),
      )
    default:
      return { kind: 'way', of: target }
  }
}

function found<Kind extends Subject['kind'], Of>(kind: Kind, of: Of | undefined): { kind: Kind; of: Of } | null {
  return of === undefined ? null : { kind, of }
}

/** The normal look of a subject's region. */
export function stateOf(subject: Subject): SubjectState {
  if (subject.kind === 'way') return 'way'
  const hasFree = subject.kind === 'instance' ? isFree(subject.of) : subject.of.free_count > 0
  return hasFree ? 'free' : 'out'
}
