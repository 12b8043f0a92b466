import { eq } from 'drizzle-orm'
import { type LocalisedText, pickText } from '#domain/language/choose-language.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordUnitTitle } from '#i18n/word-unit-title.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { instances, layouts, storeys } from '#server/db/tables/building.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { SECTION_COUNT } from '#server/instance/section-count.ts'
import { readProjects } from '#server/project/visible-projects.ts'
import type { Call } from '#server/public-call/call.ts'

/** The call and the language in which units are named. */
export interface Reader {
  readonly call: Call
  readonly translator: Translator
}

/** The title of a unit; null if the call may not see it or it does not exist. */
export async function titleUnit(queries: Queries, reader: Reader, id: number): Promise<string | null> {
  if (!canBeStored(id)) return null
  const [unit] = await readUnits(queries, [id])
  const { call } = reader
  if (!unit || unit.archivedAt !== null || !(call.isPreview || (unit.isPublished && unit.isEstatePublished)))
    return null
  const { visible } = await readProjects(queries, call)
  return visible.has(unit.project_id) ? titleOf(reader, unit) : null
}

/** The titles of a lead's units, including those of other projects of the group. */
export async function titleUnits(
  queries: Queries,
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const units = ids.length > 0 ? await readUnits(queries, ids) : []
  return new Map(units.map((unit) => [unit.id, titleOf(reader, unit)]))
}

type NamedUnit = Awaited<ReturnType<typeof readUnits>>[number]

function titleOf({ call, translator }: Reader, unit: NamedUnit): string {
  const textOf = (text: LocalisedText) => pickText(text, call.lang, call.catalogue.default_lang)
  const { kind, number, section, sectionCount } = unit
  return wordUnitTitle(translator, {
    kind,
    number,
    sectionCount,
    storey: null,
    estate: textOf(unit.estate),
    section: { number: section.number, name: section.name && (textOf(section.name) || null) },
  })
}

function readUnits(queries: Queries, ids: readonly number[]) {
  return queries
    .select({
      id: instances.id,
      number: instances.number,
      project_id: instances.project_id,
      kind: layouts.type,
      estate: estates.name,
      section: { number: sections.number, name: sections.name },
      sectionCount: SECTION_COUNT,
      isPublished: instances.published,
      archivedAt: instances.archived_at,
      isEstatePublished: estates.published,
    })
    .from(instances)
    .innerJoin(layouts, eq(layouts.id, instances.layout_id))
    .innerJoin(storeys, eq(storeys.id, instances.storey_id))
    .innerJoin(sections, eq(sections.id, storeys.section_id))
    .innerJoin(estates, eq(estates.id, sections.estate_id))
    .where(anyOf(instances.id, ids))
}
