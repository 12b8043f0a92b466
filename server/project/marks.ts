import { and, eq, isNull } from 'drizzle-orm'
import type { PromoactionData, StatusData, TagData } from '#contract/marks.ts'
import type { Queries } from '#server/db/database.ts'
import { promoactions, statuses, tags } from '#server/db/tables/project.ts'
import { readCurrentPromoactions } from './current-promoactions.ts'
import type { Texts } from './texts.ts'

/** What units refer to besides their layout. */
interface Marks {
  readonly statuses: StatusData[]
  readonly promoactions: PromoactionData[]
  readonly tags: TagData[]
}

/**
 * Reads the statuses, promoactions and tags of a project, each in order. Leaves out promoactions that are over or have not
 * begun.
 */
export async function readMarks(queries: Queries, projectId: number, texts: Texts): Promise<Marks> {
  const statusRows = await queries
    .select()
    .from(statuses)
    .where(and(eq(statuses.project_id, projectId), isNull(statuses.archived_at)))
    .orderBy(statuses.position, statuses.id)
  const promoRows = await readCurrentPromoactions(queries, eq(promoactions.project_id, projectId))
  const tagRows = await queries
    .select()
    .from(tags)
    .where(eq(tags.project_id, projectId))
    .orderBy(tags.position, tags.id)
  return {
    statuses: statusRows.map(({ id, type, name, color }) => ({ id, type, name: texts.text(name), color })),
    promoactions: promoRows.map(({ id, sale, name, description, until }) => ({
      id,
      sale,
      name: texts.text(name),
      description: texts.htmlOrNull(description),
      until,
    })),
    tags: tagRows.map(({ id, name, color, description }) => ({
      id,
      name: texts.text(name),
      color,
      description: texts.htmlOrNull(description),
    })),
  }
}
