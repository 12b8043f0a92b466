import { eq } from 'drizzle-orm'
import type { ProjectFile } from '#contract/project-file.ts'
import { PROMOACTION_FIELDS, STATUS_FIELDS, TAG_FIELDS } from '#domain/field/project.ts'
import { promoactions, statuses, tags } from '#server/db/tables/project.ts'
import { onlyChanged } from './import-part.ts'
import type { ProjectHome } from './store-facts.ts'
import { storeFields } from './store-fields.ts'

const statusColumns = storeFields(STATUS_FIELDS, statuses)
const promoactionColumns = storeFields(PROMOACTION_FIELDS, promoactions)
const tagColumns = storeFields(TAG_FIELDS, tags)

/** The ids of statuses, promoactions and tags, by their ids in the file. */
export interface MarkIds {
  readonly statuses: ReadonlyMap<string, number>
  /** The statuses in the file. `statuses` also has archived ones. */
  readonly current: ReadonlySet<number>
  readonly promoactions: ReadonlyMap<string, number>
  readonly tags: ReadonlyMap<string, number>
}

/** Stores statuses, promoactions and tags. */
export async function putMarks({ writer, projectId, media, part }: ProjectHome, file: ProjectFile): Promise<MarkIds> {
  const scopes = () => ['project'] as const
  const statusIds = await writer.put({
    table: statuses,
    where: eq(statuses.project_id, projectId),
    only: onlyChanged(part, 'status', statuses.external_id),
    rows: file.statuses.map((status, position) => ({
      project_id: projectId,
      external_id: status.id,
      position,
      ...statusColumns(status, { media }),
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
      only: onlyChanged(part, 'promoaction', promoactions.external_id),
      rows: file.promoactions.map((promoaction, position) => ({
        project_id: projectId,
        external_id: promoaction.id,
        position,
        ...promoactionColumns(promoaction, { media }),
      })),
      keyOf: ({ external_id }) => external_id,
      scopes,
    }),
    tags: await writer.put({
      table: tags,
      where: eq(tags.project_id, projectId),
      only: onlyChanged(part, 'tag', tags.external_id),
      rows: file.tags.map((tag, position) => ({
        project_id: projectId,
        external_id: tag.id,
        position,
        ...tagColumns(tag, { media }),
      })),
      keyOf: ({ external_id }) => external_id,
      scopes,
    }),
  }
}
