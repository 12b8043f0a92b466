import type { ProjectFigures } from '#contract/project-figures.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useProjectFigures } from '#studio/catalogue/figures-context.tsx'

/** The figures of each project of the account, as they arrive. */
export function useFigures(): {
  readonly byProject: ReadonlyMap<number, ProjectFigures>
  readonly isComplete: boolean
  /** Those that could not be read. */
  readonly unread: ReadonlySet<number>
} {
  const { all } = useCatalogues()
  const ids = [...new Set(all.flatMap(({ project_id }) => project_id ?? []))].toSorted((a, b) => a - b)
  const known = useProjectFigures(ids)
  const found = ids.flatMap((id) => {
    const figures = known.get(id)
    return figures ? [[id, figures] as const] : []
  })
  // Those that could not be read do not hold the others back.
  const unread = new Set(ids.filter((id) => known.get(id) === null))
  return { byProject: new Map(found), isComplete: ids.every((id) => known.has(id)), unread }
}
