import { PROJECT_FIELDS } from '#domain/field/project.ts'
import { type FileParts, filmOf, pictureOf } from './file-parts.ts'
import type { ExportedProject } from './file-shape.ts'
import { optional, unlessEmpty, unlessPublished } from './optional.ts'
import type { ProjectRows } from './read-rows.ts'
import { writeFields } from './write-fields.ts'

const projectFields = writeFields(PROJECT_FIELDS)

/** Writes the `project` of a file. */
export function writeProject(parts: FileParts): ExportedProject {
  const { rows, optionalFile } = parts
  const { project } = rows
  const { lat, lng } = project
  const nested = {
    position: lat === null || lng === null ? undefined : { lat, lng },
    construction_end: endOf(project),
    gallery: unlessEmpty(
      rows.galleries
        .filter(({ instance_id, report_id }) => instance_id === null && report_id === null)
        .map((row) => pictureOf(row, parts)),
    ),
    features: unlessEmpty(rows.features.map(featureOf)),
    documents: unlessEmpty(rows.documents.map((row) => documentOf(row, parts))),
    reports: unlessEmpty(reportsOf(parts)),
    payment_programmes: unlessEmpty(rows.programmes.map(programmeOf)),
    videos: unlessEmpty(
      rows.videos.filter(({ position }) => position !== null).map((row) => filmOf(row, optionalFile)),
    ),
  }
  return { id: project.external_id, ...projectFields(project, parts, nested) }
}

/** When construction of a project or building ends. */
export function endOf({
  end_quarter: quarter,
  end_year: year,
}: Pick<ProjectRows['project'], 'end_quarter' | 'end_year'>): ExportedProject['construction_end'] {
  return quarter === null || year === null ? undefined : { quarter, year }
}

type Item<Key extends keyof ExportedProject> =
  NonNullable<ExportedProject[Key]> extends readonly (infer Each)[] ? Each : never

function featureOf({ icon, name, description }: ProjectRows['features'][number]): Item<'features'> {
  return { icon: optional(icon), name, description: optional(description) }
}

function documentOf({ kind, name, media_id }: ProjectRows['documents'][number], parts: FileParts): Item<'documents'> {
  return { kind, name, file: parts.file(media_id) }
}

function reportsOf(parts: FileParts): readonly Item<'reports'>[] {
  const pictures = Map.groupBy(parts.rows.galleries, ({ report_id }) => report_id)
  return parts.rows.reports.map(({ id, external_id, month, text, progress, published }) => ({
    id: external_id,
    month,
    text,
    progress: optional(progress),
    pictures: unlessEmpty(pictures.get(id)?.map((row) => pictureOf(row, parts))),
    published: unlessPublished(published),
  }))
}

function programmeOf(row: ProjectRows['programmes'][number]): Item<'payment_programmes'> {
  const { external_id, kind, name, rate, min_first, max_term } = row
  return { id: external_id, kind, name, rate, min_first, max_term }
}
