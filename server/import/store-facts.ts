import { and, eq } from 'drizzle-orm'
import type { ProjectFile } from '#contract/project-file.ts'
import type { Answer } from '#domain/project/descriptions.ts'
import { projects } from '#server/db/tables/project.ts'
import type { RowOf, RowWriter } from './row-writer.ts'
import type { MediaIds } from './store-media.ts'
import { optionalHtml, optionalText, plainText } from './stored-text.ts'

/** What storing the parts of a project needs. */
export interface ProjectHome {
  readonly writer: RowWriter
  readonly projectId: number
  readonly media: MediaIds
}

/** Stores the project itself and returns its id. */
export async function putProject(
  writer: RowWriter,
  accountId: number,
  project: ProjectFile['project'],
  media: MediaIds,
): Promise<number> {
  const ids = await writer.put({
    table: projects,
    where: and(eq(projects.account_id, accountId), eq(projects.external_id, project.id)),
    rows: [rowOf(accountId, project, media)],
    keyOf: ({ external_id }) => external_id,
    // All parts of a new project are new.
    scopes: () => ['project'],
  })
  const id = ids.get(project.id)
  if (id === undefined) throw new Error(`no id for project ${project.id}`)
  return id
}

function rowOf(accountId: number, project: ProjectFile['project'], media: MediaIds): RowOf<typeof projects> {
  return {
    account_id: accountId,
    external_id: project.id,
    name: plainText(project.name),
    published: project.published,
    time_zone: project.time_zone ?? null,
    currency: project.currency,
    area_unit: project.area_unit,
    price_rounding: project.price_rounding,
    rooms_basis: project.rooms_basis,
    extra_price_label: optionalText(project.extra_price_label),
    address: optionalText(project.address),
    lat: project.position?.lat ?? null,
    lng: project.position?.lng ?? null,
    stage: project.stage ?? null,
    end_quarter: project.construction_end?.quarter ?? null,
    end_year: project.construction_end?.year ?? null,
    description: optionalHtml(project.description),
    cover_id: media.ofOptional(project.cover),
    map_image_id: media.ofOptional(project.map_image),
    renovation_image_id: media.ofOptional(project.renovation_image),
    kindergarten: answerOf(project.kindergarten),
    school: answerOf(project.school),
    security: answerOf(project.security),
    sports_ground: answerOf(project.sports_ground),
    parking_type: project.parking_type ?? null,
  }
}

function answerOf(value: boolean | undefined): Answer | null {
  return value === undefined ? null : value ? 1 : 0
}
