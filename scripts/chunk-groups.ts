import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

type Ids = ReadonlySet<string>

/** Assigns modules of a ring to groups, after the bundler has read all of them. `of` finds what some files import. */
export function chunkGroups<Group extends string>(
  ring: string,
  groupsOf: (of: (files: readonly string[]) => Ids) => Readonly<Record<Group, Ids>>,
) {
  let groups: Readonly<Record<Group, Ids>> | null = null
  const plugin: Plugin = {
    name: `${ring}-chunk-groups`,
    apply: 'build',
    buildEnd() {
      const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      groups = groupsOf((files) =>
        reachedFrom(
          files.map((file) => path.join(root, ring, file)),
          importedBy,
        ),
      )
    },
  }
  return { plugin, isOf: (group: Group) => (id: string) => groups?.[group].has(id) === true }
}

/** Modules with their static imports, without lazy ones. */
function reachedFrom(ids: readonly string[], importedBy: (id: string) => readonly string[]): Ids {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    for (const imported of importedBy(id)) visit(imported)
  }
  for (const id of ids) visit(id)
  return reached
}

/** The modules that others lack. */
export function without(ids: Ids, others: Ids): Ids {
  return new Set([...ids].filter((id) => !others.has(id)))
}

/** The modules that others have too. */
export function shared(ids: Ids, others: Ids): Ids {
  return new Set([...ids].filter((id) => others.has(id)))
}

/** The modules of both. */
export function union(ids: Ids, others: Ids): Ids {
  return new Set([...ids, ...others])
}
