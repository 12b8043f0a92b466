import type { ProjectFigures } from '#contract/project-figures.ts'

const AT_A_TIME = 4

/** The figures of projects, read once for all parts that show them. Null: they could not be read. */
export interface FiguresStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly known: () => ReadonlyMap<number, ProjectFigures | null>
  /** Reads the figures of projects and keeps them up to date, until the returned function is called. */
  readonly follow: (projects: readonly number[]) => () => void
  /** Reads again what may have changed, of one project or of all. */
  readonly refresh: (project: number | null) => void
}

/** Makes a store that reads the figures of a few projects at a time: an account may have hundreds. */
export function createFiguresStore(read: (project: number) => Promise<ProjectFigures>): FiguresStore {
  let known: ReadonlyMap<number, ProjectFigures | null> = new Map()
  const listeners = new Set<() => void>()
  const followers = new Map<number, number>()
  const current = new Set<number>()
  const queue = new Set<number>()
  let running = 0
  const readNext = async (): Promise<void> => {
    const [project] = queue
    if (project === undefined || running === AT_A_TIME) return
    queue.delete(project)
    running += 1
    const figures = await read(project).catch(() => null)
    running -= 1
    known = new Map(known).set(project, figures ?? known.get(project) ?? null)
    for (const listener of listeners) listener()
    void readNext()
  }
  const ask = (project: number) => {
    current.add(project)
    queue.add(project)
    void readNext()
  }
  const leave = (project: number) => {
    const left = (followers.get(project) ?? 0) - 1
    followers.set(project, left)
    // Nothing is read for a screen that is gone, such as that of a person who has signed out.
    if (left === 0 && queue.delete(project)) current.delete(project)
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    known: () => known,
    follow: (projects) => {
      for (const project of projects) {
        followers.set(project, (followers.get(project) ?? 0) + 1)
        if (!current.has(project)) ask(project)
      }
      return () => {
        for (const project of projects) leave(project)
      }
    },
    refresh: (only) => {
      for (const project of only === null ? [...current] : [only]) {
        // Those that nobody looks at are read when somebody does.
        if ((followers.get(project) ?? 0) > 0) ask(project)
        else current.delete(project)
      }
    },
  }
}
