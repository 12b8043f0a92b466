import { externalIdsOfGroup } from './external-ids.ts'
import { filePartsOf } from './file-parts.ts'
import type { ExportedFile, ExportedGroup } from './file-shape.ts'
import { type MediaNames, nameOf } from './media-names.ts'
import { unlessEmpty } from './optional.ts'
import type { GroupRows, ProjectRows } from './read-rows.ts'
import { writeEstates, writeLayouts } from './write-building.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writeMarks } from './write-marks.ts'
import { rootOf, writeInteractives, writePanoramas } from './write-pictures.ts'
import { writeProject } from './write-project.ts'

/** Writes the import file of a project; importing it again changes nothing. */
export async function writeFile(rows: ProjectRows, media: MediaNames): Promise<ExportedFile> {
  const parts = filePartsOf(rows, media)
  const { statuses, promoactions, tags } = writeMarks(rows, parts)
  return {
    $schema: undefined,
    vitrine: 1,
    project: writeProject(parts),
    catalogue: rows.catalogue ? writeCatalogue(rows.catalogue) : undefined,
    statuses,
    promoactions: unlessEmpty(promoactions),
    tags: unlessEmpty(tags),
    layouts: writeLayouts(parts),
    estates: await writeEstates(parts),
    interactives: unlessEmpty(writeInteractives(parts)),
    panoramas: unlessEmpty(writePanoramas(parts)),
    root: rootOf(parts),
  }
}

/** Writes the import file of a group's pictures. */
export function writeGroupFile(rows: GroupRows, media: MediaNames): ExportedGroup {
  const parts = { rows, ids: externalIdsOfGroup(rows), file: (id: number) => nameOf(media, id) }
  return {
    $schema: undefined,
    vitrine: 1,
    group: rows.token,
    interactives: writeInteractives(parts),
    root: rootOf(parts),
  }
}
