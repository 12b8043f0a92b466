import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { NamedInstance } from '#contract/named-instances.ts'
import { type LocalisedText, pickText } from '#domain/language/choose-language.ts'
import { FALLBACK_LANGUAGE, type LanguageCode } from '#domain/language/language.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances, layouts, storeys } from '#server/db/tables/building.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { projects } from '#server/db/tables/project.ts'

/** The columns that name a unit. */
export const NAME_COLUMNS = {
  id: instances.id,
  external_id: instances.external_id,
  project_id: instances.project_id,
  project: projects.external_id,
  estate: { external_id: estates.external_id, name: estates.name },
  section: { external_id: sections.external_id, number: sections.number, name: sections.name },
  storey: storeys.number,
  number: instances.number,
  kind: layouts.type,
  archived_at: instances.archived_at,
}

/** The names of a unit, in all languages. */
export type StoredNames = Awaited<ReturnType<typeof readStoredNames>>[number]

/** Reads the names of units, including archived ones, ordered by id. */
export function readStoredNames(queries: Queries, where: SQL | undefined) {
  return queries
    .select(NAME_COLUMNS)
    .from(instances)
    .innerJoin(projects, eq(projects.id, instances.project_id))
    .innerJoin(layouts, eq(layouts.id, instances.layout_id))
    .innerJoin(storeys, eq(storeys.id, instances.storey_id))
    .innerJoin(sections, eq(sections.id, storeys.section_id))
    .innerJoin(estates, eq(estates.id, sections.estate_id))
    .where(where)
    .orderBy(asc(instances.id))
}

/** Returns units by id, with names in the developer's language. Unknown ids are left out. */
export async function nameInstances(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedInstance>> {
  if (ids.length === 0) return new Map()
  const rows = await readStoredNames(queries, anyOf(instances.id, ids))
  const nameIn = await createNaming(
    queries,
    rows.map(({ project_id }) => project_id),
  )
  return new Map(rows.map((row) => [row.id, namedInstance(row, nameIn(row.project_id))]))
}

/** Picks the language of a localised text. */
export type PickName = (text: LocalisedText) => string

/** Names of a project are in the language of its first catalogue. */
export async function createNaming(
  queries: Queries,
  projectIds: readonly number[],
): Promise<(projectId: number) => PickName> {
  const rows = await queries
    .select({ project_id: catalogues.project_id, lang: catalogues.default_lang })
    .from(catalogues)
    .where(and(anyOf(catalogues.project_id, new Set(projectIds)), isNotNull(catalogues.project_id)))
    .orderBy(asc(catalogues.id))
  const languages = new Map<number | null, LanguageCode>()
  for (const { project_id, lang } of rows) if (!languages.has(project_id)) languages.set(project_id, lang)
  return (projectId) => {
    const lang = languages.get(projectId) ?? FALLBACK_LANGUAGE
    return (text) => pickText(text, lang, lang)
  }
}

/** Returns a unit with its names in one language. */
export function namedInstance({ estate, section, archived_at, ...names }: StoredNames, pick: PickName): NamedInstance {
  return {
    ...names,
    estate: { external_id: estate.external_id, name: pick(estate.name) },
    section: { ...section, name: section.name && (pick(section.name) || null) },
    archived_at: archived_at?.toISOString() ?? null,
  }
}
