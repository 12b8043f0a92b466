import { and, eq, isNull } from 'drizzle-orm'
import type { LayoutData } from '#contract/layouts.ts'
import { shownOf } from '#domain/field/columns.ts'
import { LAYOUT_FIELDS } from '#domain/field/unit.ts'
import type { Layout } from '#domain/layout/layout.ts'
import type { Queries } from '#server/db/database.ts'
import { layoutLevels, layouts } from '#server/db/tables/building.ts'
import { readFiles } from './files.ts'
import type { Films } from './films.ts'

/** Reads the layouts of a project with their plans, in order. */
export async function readLayouts(queries: Queries, projectId: number, films: Films): Promise<LayoutData[]> {
  const rows = await readLayoutRows(queries, projectId)
  const levels = await queries
    .select({ layout_id: layoutLevels.layout_id, media_id: layoutLevels.media_id })
    .from(layoutLevels)
    .innerJoin(layouts, eq(layouts.id, layoutLevels.layout_id))
    .where(eq(layouts.project_id, projectId))
    .orderBy(layoutLevels.level)
  const files = await readFiles(queries, [
    ...rows.map(({ plan_id }) => plan_id),
    ...levels.map(({ media_id }) => media_id),
  ])
  const levelsOf = Map.groupBy(levels, ({ layout_id }) => layout_id)
  return rows.map((row) => {
    const plan_levels = levelsOf.get(row.id)?.map(({ media_id }) => files.image(media_id))
    return {
      ...layoutOf(row),
      plan: files.imageOrNull(row.plan_id),
      ...(plan_levels && { plan_levels }),
      ...films.of(row),
    }
  })
}

/** Reads the layout fields that the rules need. */
export async function readLayoutRules(queries: Queries, projectId: number): Promise<readonly Layout[]> {
  return (await readLayoutRows(queries, projectId)).map(layoutOf)
}

const shownOfLayout = shownOf(LAYOUT_FIELDS)

type LayoutRow = typeof layouts.$inferSelect

function readLayoutRows(queries: Queries, projectId: number): Promise<LayoutRow[]> {
  return queries
    .select()
    .from(layouts)
    .where(and(eq(layouts.project_id, projectId), isNull(layouts.archived_at)))
    .orderBy(layouts.position, layouts.id)
}

function layoutOf(row: LayoutRow) {
  return { id: row.id, ...shownOfLayout(row) }
}
