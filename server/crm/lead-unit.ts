import { eq } from 'drizzle-orm'
import { pickText } from '#domain/language/choose-language.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordInstance } from '#i18n/word-unit.ts'
import type { Call } from '#server/call/call.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { estates, instances, layouts, sections, storeys } from '#server/db/tables/building.ts'
import { readProjects } from '#server/project/visible-projects.ts'

/** What a unit is called, where the call may see it; null where it may not, or there is none. */
export async function titleUnit(
  queries: Queries,
  call: Call,
  translator: Translator,
  id: number,
): Promise<string | null> {
  if (!canBeStored(id)) return null
  const [unit] = await queries
    .select({
      number: instances.number,
      project_id: instances.project_id,
      type: layouts.type,
      estate: estates.name,
      isPublished: instances.published,
      isEstatePublished: estates.published,
    })
    .from(instances)
    .innerJoin(layouts, eq(layouts.id, instances.layout_id))
    .innerJoin(storeys, eq(storeys.id, instances.storey_id))
    .innerJoin(sections, eq(sections.id, storeys.section_id))
    .innerJoin(estates, eq(estates.id, sections.estate_id))
    .where(eq(instances.id, id))
  if (!unit || !(call.isPreview || (unit.isPublished && unit.isEstatePublished))) return null
  const { visible } = await readProjects(queries, call)
  if (!visible.has(unit.project_id)) return null
  const estate = pickText(unit.estate, call.lang, call.catalogue.default_lang)
  return [wordInstance(translator, unit.type, unit.number), estate].filter((part) => part !== '').join(', ')
}
