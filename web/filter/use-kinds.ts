import { useMemo } from 'react'
import { countKinds, type KindCount } from '#domain/filter/count-kinds.ts'
import type { Filter } from '#domain/filter/filter.ts'
import { switchKind } from '#domain/filter/switch-kind.ts'
import { chosenKinds } from '#domain/kind/effective-filter.ts'
import type { Kind } from '#domain/kind/kind.ts'
import { choiceOf, type KindChoice } from '#domain/kind/kind-choice.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'

/** The kinds of a project, and the chosen ones. */
export interface Kinds {
  readonly kinds: readonly KindCount[]
  /** Null for several but not all kinds, which only an address can select. */
  readonly choice: KindChoice | null
  /** The shown kind; null for several. */
  readonly sole: Kind | null
  /** The layout types that the project has. */
  readonly types: readonly LayoutType[]
  readonly choose: (choice: KindChoice) => void
}

/** The kinds to choose from; for the given draft filter, if any. */
export function useKinds(setting?: Filter): Kinds {
  const { chess, index } = useProject()
  const { filter: committed, aside, setFilter } = useChoice()
  const filter = setting ?? committed
  const { estates } = filter
  const kinds = useMemo(() => countKinds(index.instances, estates), [index, estates])
  const types = useMemo(() => LAYOUT_TYPES.filter((_, code) => index.type.includes(code)), [index])
  const leading = chess.leading_kind
  const choice = choiceOf(
    chosenKinds(filter, leading),
    kinds.map(({ kind }) => kind),
  )
  return {
    kinds,
    choice,
    sole: choice === 'all' ? null : choice,
    types,
    choose: (next) => {
      const switched = switchKind({ filter, aside: aside.current }, next, leading)
      aside.current = switched.aside
      setFilter(switched.filter)
    },
  }
}
