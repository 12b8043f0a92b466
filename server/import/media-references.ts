import type { MediaType } from '#contract/media.ts'
import type { ProjectFile } from '#contract/project-file.ts'
import { type Entry, entriesOf, type ProjectEntries } from './entries.ts'
import type { FileInteractive, FilePicture } from './file-types.ts'

/** A place in the file that names a media file, and what kind it has to be. */
export interface MediaReference {
  readonly path: string
  readonly name: string
  readonly use: MediaUse
}

/** What a media file is used as. Any type can be downloaded. */
type MediaUse = 'picture' | 'film' | 'download'

/** Whether a media type is allowed for a use. */
export function suits(type: MediaType, use: MediaUse): boolean {
  if (use === 'download') return true
  return type.startsWith(use === 'picture' ? 'image/' : 'video/')
}

/** Lists every place in a project file that names a media file. */
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

/** Lists the images of all frames. */
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
