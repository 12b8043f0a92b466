import type { LoadedProject, ProjectStores } from './project-stores-context.ts'

/** Shares one loaded project between the screens that open it. */
export function shareProject(
  load: (projectId: number) => Promise<LoadedProject>,
  onLoaded: (project: LoadedProject) => void = () => {},
): ProjectStores {
  let last: { readonly id: number; readonly project: Promise<LoadedProject> } | null = null
  let loaded: LoadedProject | null = null
  let followers = 0
  const begin = (id: number) => {
    const entry = { id, project: load(id) }
    last = entry
    entry.project.then(
      (project) => {
        if (last !== entry) return
        loaded = project
        onLoaded(project)
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
    whenKept: async () => loaded?.store.whenKept(),
    follow: () => {
      followers += 1
      return () => {
        followers -= 1
      }
    },
  }
}
