import type { ProjectFile } from '#contract/project-file.ts'
import type { FileEstate, FileFilm, FileInstance, FileScene, FileSection, FileStorey, FileTour } from './file-types.ts'

/** An element of the file with its path, as reports show it. */
export interface Entry<Item> {
  readonly path: string
  readonly item: Item
}

/** A section with its estate. */
export interface SectionEntry extends Entry<FileSection> {
  readonly estate: FileEstate
}

/** A storey with its section. */
export interface StoreyEntry extends Entry<FileStorey> {
  readonly section: FileSection
}

/** A unit with its storey. */
export interface InstanceEntry extends Entry<FileInstance> {
  readonly storey: FileStorey
}

/** A scene with the id of its panorama. */
export interface SceneEntry extends Entry<FileScene> {
  readonly panorama: string
}

/** The tree of a project file as flat lists, in the order of the file. */
export interface ProjectEntries {
  readonly estates: readonly Entry<FileEstate>[]
  readonly sections: readonly SectionEntry[]
  readonly storeys: readonly StoreyEntry[]
  readonly instances: readonly InstanceEntry[]
  readonly scenes: readonly SceneEntry[]
  readonly films: readonly Entry<FileFilm>[]
  readonly tours: readonly Entry<FileTour>[]
}

/** The elements of a list with their paths. */
export function entriesOf<Item>(path: string, items: readonly Item[]): readonly Entry<Item>[] {
  return items.map((item, index) => ({ path: `${path}[${index}]`, item }))
}

/** Walks a project file once, for everything that checks and stores it. */
export function listEntries({ project, layouts, estates, panoramas }: ProjectFile): ProjectEntries {
  const estateEntries = entriesOf('estates', estates)
  const sections = estateEntries.flatMap(({ path, item: estate }) =>
    entriesOf(`${path}.sections`, estate.sections).map((entry) => ({ ...entry, estate })),
  )
  const storeys = sections.flatMap(({ path, item: section }) =>
    entriesOf(`${path}.storeys`, section.storeys).map((entry) => ({ ...entry, section })),
  )
  const instances = storeys.flatMap(({ path, item: storey }) =>
    entriesOf(`${path}.instances`, storey.instances).map((entry) => ({ ...entry, storey })),
  )
  const showing = [...entriesOf('layouts', layouts), ...instances]
  return {
    estates: estateEntries,
    sections,
    storeys,
    instances,
    scenes: entriesOf('panoramas', panoramas).flatMap(({ path, item }) =>
      entriesOf(`${path}.scenes`, item.scenes).map((entry) => ({ ...entry, panorama: item.id })),
    ),
    films: [
      ...entriesOf('project.videos', project.videos),
      ...showing.flatMap(({ path, item }) => (item.video ? [{ path: `${path}.video`, item: item.video }] : [])),
    ],
    tours: showing.flatMap(({ path, item }) => (item.tour ? [{ path: `${path}.tour`, item: item.tour }] : [])),
  }
}
