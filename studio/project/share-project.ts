import type { LoadedProject, ProjectStores } from './project-stores-context.ts'

/**
 * Shares one loaded project between the screens that open it. A project that is left with acts that wait stays loaded until
 * they are sent. `onOpen` gets the projects that are loaded, the shown one first.
 */
export function shareProject(
  load: (projectId: number) => Promise<LoadedProject>,
  onOpen: (projects: readonly LoadedProject[]) => void = () => {},
): ProjectStores {
  let last: { readonly id: number; readonly project: Promise<LoadedProject> } | null = null
  let loaded: LoadedProject | null = null
  const left = new Map<number, LoadedProject>()
  let followers = 0
  const tell = () => onOpen([...(loaded ? [loaded] : []), ...left.values()])
  const closeIfSent = (project: LoadedProject) => {
    if (left.get(project.id) !== project || project.store.state().waiting.length > 0) return
    left.delete(project.id)
    void project.store.close()
    tell()
  }
  const leave = () => {
    const project = loaded
    last = null
    loaded = null
    if (!project) return
    left.set(project.id, project)
    project.store.subscribe(() => closeIfSent(project))
    closeIfSent(project)
  }
  const begin = (id: number) => {
    leave()
    const again = left.get(id)
    left.delete(id)
    again?.store.reload()
    const entry = { id, project: again ? Promise.resolve(again) : load(id) }
    last = entry
    entry.project.then(
      (project) => {
        // Another project was opened meanwhile.
        if (last !== entry) return void project.store.close()
        loaded = project
        tell()
      },
      () => {
        // The next screen tries again.
        if (last === entry) last = null
      },
    )
    return entry.project
  }
  return {
    loaded: (id) => (loaded?.id === id ? loaded : null),
    open: (id) => {
      if (last?.id !== id) return begin(id)
      if (loaded?.id === id && followers === 0) loaded.store.reload()
      return last.project
    },
    close: () => {
      const open = [...(loaded ? [loaded] : []), ...left.values()]
      last = null
      loaded = null
      left.clear()
      for (const { store } of open) void store.close()
    },
    whenKept: async () => {
      await Promise.all([loaded, ...left.values()].map((project) => project?.store.whenKept()))
    },
    follow: () => {
      followers += 1
      return () => {
        followers -= 1
      }
    },
  }
}
