import type { GroupFile, ProjectFile } from '#contract/project-file.ts'
import type { ProjectEntries } from './entries.ts'
import type { FileTarget } from './file-types.ts'

/** The ids that other parts of a file can refer to. */
export type KnownIds = Readonly<Record<KnownKind, ReadonlySet<string>>>

/** The kinds of things that can be referred to. */
export type KnownKind = FileTarget['kind'] | 'layout' | 'status' | 'promoaction' | 'tag'

const NONE: ReadonlySet<string> = new Set()

/** The ids of a project file. */
export function idsOfProject(file: ProjectFile, { sections, storeys, instances }: ProjectEntries): KnownIds {
  return {
    project: idsOf([file.project]),
    layout: idsOf(file.layouts),
    status: idsOf(file.statuses),
    promoaction: idsOf(file.promoactions),
    tag: idsOf(file.tags),
    estate: idsOf(file.estates),
    section: idsOf(sections.map(({ item }) => item)),
    storey: idsOf(storeys.map(({ item }) => item)),
    instance: idsOf(instances.map(({ item }) => item)),
    interactive: idsOf(file.interactives),
    panorama: idsOf(file.panoramas),
  }
}

/** The ids of a part of a project. Its storeys name only these plans; its tours do not change. */
export function idsOfPart(file: ProjectFile, entries: ProjectEntries, plans: Iterable<string>): KnownIds {
  const known = idsOfProject(file, entries)
  return { ...known, interactive: new Set(plans), panorama: everyId(known.panorama) }
}

/** A set that has every id. */
export function everyId(known: ReadonlySet<string>): ReadonlySet<string> {
  const every = new Set(known)
  every.has = () => true
  return every
}

/** The ids of a group file, and of the projects that its regions may show. */
export function idsOfGroup(file: GroupFile, projects: ReadonlySet<string>): KnownIds {
  return {
    project: projects,
    interactive: idsOf(file.interactives),
    layout: NONE,
    status: NONE,
    promoaction: NONE,
    tag: NONE,
    estate: NONE,
    section: NONE,
    storey: NONE,
    instance: NONE,
    panorama: NONE,
  }
}

function idsOf(items: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id))
}
