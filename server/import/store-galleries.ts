import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { ProjectFile } from '#contract/project-file.ts'
import { anyOf } from '#server/db/any-of.ts'
import { instances } from '#server/db/tables/building.ts'
import { galleryPictures } from '#server/db/tables/picture-content.ts'
import { constructionReports, projects } from '#server/db/tables/project.ts'
import type { ProjectEntries } from './entries.ts'
import type { FilePicture } from './file-types.ts'
import { type RowOf, thingOf } from './row-writer.ts'
import type { ProjectHome } from './store-facts.ts'
import { idIn } from './store-fields.ts'
import { optionalText } from './stored-text.ts'

type Ids = ReadonlyMap<string, number>
type PictureRow = RowOf<typeof galleryPictures>
type GalleryOwner = Pick<PictureRow, 'instance_id' | 'report_id'>

/** Stores the galleries of the project, its reports and its units. */
export async function putGalleries(
  { writer, projectId, media, part }: ProjectHome,
  project: ProjectFile['project'],
  entries: ProjectEntries,
  ids: { readonly instances: Ids; readonly reports: Ids },
): Promise<void> {
  const galleryRows = (pictures: readonly FilePicture[], owner: GalleryOwner): readonly PictureRow[] =>
    pictures.map(({ image, caption }, position) => ({
      ...owner,
      project_id: projectId,
      position,
      media_id: media.of(image),
      caption: optionalText(caption),
    }))
  const changed = part && new Set(part.galleries)
  const changedUnits = [...(changed ?? [])].flatMap((id) => ids.instances.get(id) ?? [])
  const wanted: SQL[] = [
    ...(part?.project ? [isNull(galleryPictures.instance_id)] : []),
    ...(changedUnits.length > 0 ? [anyOf(galleryPictures.instance_id, changedUnits)] : []),
  ]
  if (part && wanted.length === 0) return
  await writer.put({
    table: galleryPictures,
    where: and(eq(galleryPictures.project_id, projectId), part ? or(...wanted) : undefined),
    rows: [
      ...(part && !part.project
        ? []
        : [
            ...galleryRows(project.gallery, { instance_id: null, report_id: null }),
            ...project.reports.flatMap(({ id, pictures }) =>
              galleryRows(pictures, { instance_id: null, report_id: idIn(ids.reports, id) }),
            ),
          ]),
      ...entries.instances.flatMap(({ item: { id, gallery } }) =>
        changed && !changed.has(id)
          ? []
          : galleryRows(gallery, { instance_id: idIn(ids.instances, id), report_id: null }),
      ),
    ],
    keyOf: ({ instance_id, report_id, position }) => `${instance_id} ${report_id} ${position}`,
    scopes: ({ instance_id }) => [instance_id === null ? 'project' : 'chess'],
    ownerOf: ({ instance_id, report_id }) => {
      if (instance_id !== null) return thingOf(instances, instance_id)
      return report_id === null ? thingOf(projects, projectId) : thingOf(constructionReports, report_id)
    },
  })
}
