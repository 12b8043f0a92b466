import { eq } from 'drizzle-orm'
import type { Call } from '#server/call/call.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { estates, instances, sections, storeys } from '#server/db/tables/building.ts'
import { readProjects } from '#server/project/visible-projects.ts'

/** Tells whether a visitor can see a unit, so that he can ask for it. */
export async function isVisibleUnit(queries: Queries, call: Call, id: number): Promise<boolean> {
  if (!canBeStored(id)) return false
  const [unit] = await queries
    .select({ project_id: instances.project_id, published: instances.published, ofEstate: estates.published })
    .from(instances)
    .innerJoin(storeys, eq(storeys.id, instances.storey_id))
    .innerJoin(sections, eq(sections.id, storeys.section_id))
    .innerJoin(estates, eq(estates.id, sections.estate_id))
    .where(eq(instances.id, id))
  if (!unit || !(call.isPreview || (unit.published && unit.ofEstate))) return false
  return (await readProjects(queries, call)).visible.has(unit.project_id)
}
