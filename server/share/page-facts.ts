import { and, eq } from 'drizzle-orm'
import type { TokenData } from '#contract/token.ts'
import type { TitledPicture } from '#domain/address/title.ts'
import { pickText } from '#domain/language/choose-language.ts'
import type { Image } from '#domain/media/image.ts'
import type { Made } from '#server/answer/subject-cache.ts'
import { buildTokenAnswer } from '#server/catalogue/token-answer.ts'
import { readHiddenContacts } from '#server/contact/hidden-contacts.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { frames, interactives } from '#server/db/tables/picture.ts'
import { regions } from '#server/db/tables/picture-content.ts'
import { projects } from '#server/db/tables/project.ts'
import { plainText } from '#server/html/plain-text.ts'
import type { Directory } from '#server/link/link-directory.ts'
import { imageOf } from '#server/media/image-answer.ts'
import type { Call } from '#server/public-call/call.ts'

/** What the document of a catalogue contains before any script runs. */
export interface PageFacts {
  readonly token: TokenData
  /** About the project or the group, as plain text. */
  readonly description: string
  readonly cover: Image | null
}

/** Reads the facts for the document of a catalogue. */
export async function readPageFacts(queries: Queries, call: Call, directory: Directory): Promise<Made<PageFacts>> {
  const { data, subjects } = await buildTokenAnswer(queries, call, directory)
  const [project] = await queries
    .select()
    .from(projects)
    .leftJoin(media, eq(media.id, projects.cover_id))
    .where(eq(projects.id, call.catalogue.project_id ?? -1))
  const hidden = await readHiddenContacts(queries, call)
  const description = pickText(project?.projects.description ?? {}, call.lang, call.catalogue.default_lang)
  return {
    value: {
      token: data,
      description: plainText(hidden.fromHtml(description) || data.info.about || ''),
      cover: project?.media ? imageOf(project.media) : (data.catalogs.find(({ image }) => image)?.image ?? null),
    },
    subjects: project ? [...subjects, { scope: 'project', id: project.projects.id }] : subjects,
  }
}

/** Reads what the title needs to know about the picture of a page; null if there is none. */
export async function readTitledPicture(queries: Queries, id: number): Promise<Made<TitledPicture> | null> {
  const [picture] = await queries.select().from(interactives).where(eq(interactives.id, id))
  if (!picture) return null
  const [estate] = await queries
    .select({ id: regions.id })
    .from(regions)
    .innerJoin(frames, eq(frames.id, regions.frame_id))
    .where(and(eq(frames.interactive_id, id), eq(regions.target_kind, 'estate')))
    .limit(1)
  return {
    value: { kind: picture.kind, top: picture.parent_id === null, selects_estate: estate !== undefined },
    subjects: [
      picture.project_id === null
        ? { scope: 'catalogue', id: picture.catalogue_id ?? 0 }
        : { scope: 'pictures', id: picture.project_id },
    ],
  }
}
