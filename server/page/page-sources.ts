import type { Address } from '#domain/address/address.ts'
import type { Directory, ListedCatalogue, Visit } from '#server/link/link-directory.ts'
import type { Subject } from '#server/live/change.ts'
import { isVisible } from '#server/public-call/read-call.ts'

/** What a kept page was made from. */
export interface PageSources {
  /**
   * What a change means for the page: `rights` decide what a visitor may see, so that the page is dropped at once, and
   * `content` is shown once more while the page is made again.
   */
  readonly touchedBy: (change: Subject) => 'rights' | 'content' | null
}

/** A group with its members: each of their pages shows something of the others, such as names and totals. */
interface Family {
  readonly catalogues: ReadonlySet<number>
  readonly projects: ReadonlySet<number>
  /** Everything that the directory lists about them. */
  readonly state: string
}

// The directory makes new objects when it has changed, so what was read from an old one is forgotten with it.
const families = new WeakMap<ListedCatalogue, Family>()

/** The sources of a page at an address; null if the address leads nowhere, or visitors may not see what it leads to. */
export function sourcesOf(
  { firstToken, secondToken }: Pick<Address, 'firstToken' | 'secondToken'>,
  directory: Directory,
): PageSources | null {
  const find = () => directory.resolve(firstToken, secondToken ?? undefined)
  const visit = find()
  if (!visit || !isVisible(visit, false)) return null
  const states = statesOf(visit, directory)
  const related = familiesOf(visit.catalogue, directory)
  return {
    touchedBy: ({ scope, id }) => {
      if (scope === 'directory') {
        const now = find()
        return now && isEqual(statesOf(now, directory), states) ? null : 'rights'
      }
      if (scope === 'partner') return id === visit.partner?.id ? 'rights' : null
      if (scope === 'catalogue') return related.some(({ catalogues }) => catalogues.has(id)) ? 'rights' : null
      return related.some(({ projects }) => projects.has(id)) ? 'content' : null
    },
  }
}

/** What the directory says of a visit. */
function statesOf({ catalogue, partner }: Visit, directory: Directory): readonly unknown[] {
  return [catalogue.id, partner?.id, ...familiesOf(catalogue, directory).map(({ state }) => state)]
}

function isEqual(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index])
}

/** The families that a catalogue belongs to: one of its own, and that of each of its groups. */
function familiesOf(catalogue: ListedCatalogue, directory: Directory): readonly Family[] {
  const groups = catalogue.groups.flatMap((id) => directory.catalogue(id) ?? [])
  return [catalogue, ...groups].map((head) => {
    const family = families.get(head) ?? readFamily(head, directory)
    families.set(head, family)
    return family
  })
}

function readFamily(head: ListedCatalogue, directory: Directory): Family {
  const all = [head, ...head.members.flatMap((id) => directory.catalogue(id) ?? [])]
  return {
    catalogues: new Set(all.map(({ id }) => id)),
    projects: new Set(all.flatMap(({ project_id }) => project_id ?? [])),
    state: JSON.stringify(all),
  }
}
