import { eq } from 'drizzle-orm'
import type { ProjectFile } from '#contract/project-file.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { promoactions, statuses, tags } from '#server/db/tables/project.ts'
import type { ProjectHome } from './store-facts.ts'
import { optionalHtml, plainText } from './stored-text.ts'

/** The ids of statuses, promoactions and tags, by their ids in the file. */
export interface MarkIds {
  readonly statuses: ReadonlyMap<string, number>
  /** The statuses in the file. `statuses` also has archived ones. */
  readonly current: ReadonlySet<number>
  readonly promoactions: ReadonlyMap<string, number>
  readonly tags: ReadonlyMap<string, number>
}

/** Stores statuses, promoactions and tags. */
export async function putMarks({ writer, projectId }: ProjectHome, file: ProjectFile): Promise<MarkIds> {
  const scopes = () => ['project'] as const
  const statusIds = await writer.put({
    table: statuses,
    where: eq(statuses.project_id, projectId),
    rows: file.statuses.map(({ id, type, name, color }, position) => ({
      project_id: projectId,
      external_id: id,
      position,
      type: STATUS_TYPES[type],
      name: plainText(name),
      color,
    })),
    keyOf: ({ external_id }) => external_id,
    scopes,
  })
  return {
    statuses: statusIds,
    current: new Set(file.statuses.flatMap(({ id }) => statusIds.get(id) ?? [])),
    promoactions: await writer.put({
      table: promoactions,
      where: eq(promoactions.project_id, projectId),
      rows: file.promoactions.map(({ id, sale, name, description, from, until }, position) => ({
        project_id: projectId,
        external_id: id,
        position,
        sale,
        name: plainText(name),
        description: optionalHtml(description),
        first_day: from ?? null,
        until: until ?? null,
      })),
      keyOf: ({ external_id }) => external_id,
      scopes,
    }),
    tags: await writer.put({
      table: tags,
      where: eq(tags.project_id, projectId),
      rows: file.tags.map(({ id, name, color, description }, position) => ({
        project_id: projectId,
        external_id: id,
        position,
        name: plainText(name),
        color,
        description: optionalHtml(description),
      })),
      keyOf: ({ external_id }) => external_id,
      scopes,
    }),
  }
}
