import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type { StudioBoot } from '#contract/studio-boot.ts'
import { pickText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import type { Database } from '#server/db/database.ts'
import { accounts, media } from '#server/db/tables/account.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import { imageOf } from '#server/media/image-answer.ts'

/** What finding the picture needs. */
export interface CoverDeps {
  readonly database: Database
  readonly mediaUrl: string | null
}

// Wide enough for half of a large screen.
const WIDTH = 1200

/**
 * A picture for the sign-in screen: the cover of the first project that visitors see. With several companies there is
 * none, since none of them should meet the project of another.
 */
export async function readStudioCover(
  { database, mediaUrl }: CoverDeps,
  lang: LanguageCode,
): Promise<StudioBoot['picture']> {
  const { queries } = database
  const [companies] = await queries.select({ count: count() }).from(accounts).where(eq(accounts.for_visits, false))
  if (companies?.count !== 1) return null
  const isPublic = and(eq(catalogues.published, true), eq(catalogues.archived, false), eq(projects.published, true))
  const [found] = await queries
    .select({ medium: media, name: projects.name, default_lang: catalogues.default_lang })
    .from(catalogues)
    .innerJoin(projects, eq(projects.id, catalogues.project_id))
    .innerJoin(media, eq(media.id, projects.cover_id))
    .where(and(isPublic, isNotNull(media.width)))
    .orderBy(asc(catalogues.id))
    .limit(1)
  if (!found) return null
  const src = sourceFor(imageOf(found.medium), WIDTH)
  return { src: (mediaUrl ?? '') + src, name: pickText(found.name, lang, found.default_lang) }
}
