import type { ProjectFigures } from '#contract/project-figures.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useProjectFigures } from '#studio/catalogue/figures-context.tsx'

/** The figures of each project of the account, as they arrive. */
export function useFigures(): {
  readonly byProject: ReadonlyMap<number, ProjectFigures>
  readonly isComplete: boolean
} {
  const { all } = useCatalogues()
  const ids = [...new Set(all.flatMap(({ project_id }) => project_id ?? []))].toSorted((a, b) => a - b)
  const known = useProjectFigures(ids)
  const found = ids.flatMap((id) => {
    const figures = known.get(id)
    return figures ? [[id, figures] as const] : []
  })
  // Those that could not be read do not hold the others back.
  return { byProject: new Map(found), isComplete: ids.every((id) => known.has(id)) }
}
