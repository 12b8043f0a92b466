import { useCallback, useEffect, useState } from 'react'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { readFigures } from './home-calls.ts'

const AT_A_TIME = 4

/** The figures of each project of the account, as they arrive. */
export function useFigures(): {
  readonly byProject: ReadonlyMap<number, ProjectFigures>
  readonly isComplete: boolean
  /** Those that could not be read. */
  readonly unread: ReadonlySet<number>
} {
  const { all } = useCatalogues()
  const [byProject, setByProject] = useState<ReadonlyMap<number, ProjectFigures>>(new Map())
  // Those that could not be read do not hold the others back.
  const [unread, setUnread] = useState<ReadonlySet<number>>(new Set())
  const ids = [...new Set(all.flatMap(({ project_id }) => project_id ?? []))].toSorted((a, b) => a - b)
  const key = ids.join()
  const load = useCallback(async () => {
    // A few at a time: an account may have hundreds of projects.
    const waiting = key.split(',').map(Number).filter(Boolean)
    const readNext = async (): Promise<void> => {
      const id = waiting.shift()
      if (id === undefined) return
      const figures = await readFigures(id).catch(() => null)
      if (figures) setByProject((known) => new Map(known).set(id, figures))
      else setUnread((known) => new Set(known).add(id))
      return readNext()
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, readNext))
  }, [key])
  useEffect(() => void load(), [load])
  useStaffEvents(({ kind }) => {
    if (kind === 'hold' || kind === 'publication' || kind === 'reload') void load()
  })
  // A project that was removed meanwhile no longer counts.
  const shown = new Map([...byProject].filter(([id]) => ids.includes(id)))
  return { byProject: shown, isComplete: ids.every((id) => byProject.has(id) || unread.has(id)), unread }
}
