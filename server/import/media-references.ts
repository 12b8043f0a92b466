import type { MediaType } from '#contract/media.ts'
import type { ProjectFile } from '#contract/project-file.ts'
import { type Entry, entriesOf, type ProjectEntries } from './entries.ts'
import type { FileInteractive, FilePicture } from './file-types.ts'

/** A place of the file that names a medium, and what it has to be there. */
export interface MediaReference {
  readonly path: string
  readonly name: string
  readonly use: MediaUse
}

/** What a medium is used as; anything can be downloaded. */
export type MediaUse = 'picture' | 'film' | 'download'

/** Whether a file of a type can be used so. */
export function suits(type: MediaType, use: MediaUse): boolean {
  if (use === 'download') return true
  return type.startsWith(use === 'picture' ? 'image/' : 'video/')
}

/** Every place of a project file that names a medium. */
export function mediaOfProject(file: ProjectFile, entries: ProjectEntries): readonly MediaReference[] {
  const { project, layouts, interactives } = file
  return [
    ...named('project.cover', project.cover),
    ...named('project.map_image', project.map_image),
    ...named('project.renovation_image', project.renovation_image),
    ...pictures('project.gallery', project.gallery),
    ...entriesOf('project.documents', project.documents).flatMap(({ path, item }) =>
      named(`${path}.file`, item.file, 'download'),
    ),
    ...entriesOf('project.reports', project.reports).flatMap(({ path, item }) =>
      pictures(`${path}.pictures`, item.pictures),
    ),
    ...entriesOf('layouts', layouts).flatMap(({ path, item }) => [
      ...named(`${path}.plan`, item.plan),
      ...entriesOf(`${path}.plan_levels`, item.plan_levels ?? []).flatMap(namedEntry),
    ]),
    ...entries.instances.flatMap(({ path, item }) => pictures(`${path}.gallery`, item.gallery)),
    ...entries.films.flatMap(({ path, item }) => [
      ...named(`${path}.file`, item.file, 'film'),
      ...named(`${path}.poster`, item.poster),
    ]),
    ...mediaOfPictures(interactives),
    ...entries.scenes.flatMap(({ path, item }) => named(`${path}.image`, item.image)),
  ]
}

/** Every frame of the pictures that turn. */
export function mediaOfPictures(interactives: readonly FileInteractive[]): readonly MediaReference[] {
  return entriesOf('interactives', interactives).flatMap(({ path, item }) =>
    entriesOf(`${path}.frames`, item.frames).flatMap((frame) => named(`${frame.path}.image`, frame.item.image)),
  )
}

function pictures(path: string, items: readonly FilePicture[]): readonly MediaReference[] {
  return entriesOf(path, items).flatMap((entry) => named(`${entry.path}.image`, entry.item.image))
}

function namedEntry({ path, item }: Entry<string>): readonly MediaReference[] {
  return named(path, item)
}

function named(path: string, name: string | undefined, use: MediaUse = 'picture'): readonly MediaReference[] {
  return name === undefined ? [] : [{ path, name, use }]
}
