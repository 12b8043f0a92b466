import { useCallback, useEffect, useState } from 'react'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { readFigures } from './home-calls.ts'

/** The figures of each project of the account, as they arrive. */
export function useFigures(): {
  readonly byProject: ReadonlyMap<number, ProjectFigures>
  readonly isComplete: boolean
} {
  const { all } = useCatalogues()
  const [byProject, setByProject] = useState<ReadonlyMap<number, ProjectFigures>>(new Map())
  const ids = [...new Set(all.flatMap(({ project_id }) => project_id ?? []))].toSorted((a, b) => a - b)
  const key = ids.join()
  const load = useCallback(async () => {
    // One after another: an account may have hundreds of projects.
    for (const id of key.split(',').map(Number).filter(Boolean)) {
      const figures = await readFigures(id).catch(() => null)
      if (figures) setByProject((known) => new Map(known).set(id, figures))
    }
  }, [key])
  useEffect(() => void load(), [load])
  useStaffEvents(({ kind }) => {
    if (kind === 'hold' || kind === 'publication' || kind === 'reload') void load()
  })
  return { byProject, isComplete: ids.every((id) => byProject.has(id)) }
}
