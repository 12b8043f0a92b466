import { and, eq, isNull } from 'drizzle-orm'
import type { GroupFile } from '#contract/project-file.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues, links } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import type { CollectedMedia } from './collect-media.ts'
import type { OutlinedFrames } from './outline-frames.ts'
import type { RowWriter } from './row-writer.ts'
import { idIn } from './store-building.ts'
import { type MediaHome, putMedia } from './store-media.ts'
import { type PictureHome, putFrames, putGeometry, putInteractives } from './store-pictures.ts'

/** The group of a file, and the projects that its regions may show. */
export interface GroupTarget {
  /** Null if the account has no group with this token. */
  readonly catalogueId: number | null
  /** Project ids by their ids in the file. */
  readonly projects: ReadonlyMap<string, number>
}

/** A checked group file, with everything needed to store it. */
interface CheckedGroup {
  readonly file: GroupFile
  readonly media: CollectedMedia['media']
  readonly outlines: OutlinedFrames['frames']
}

/** Finds the group of a file. */
export async function findGroup(queries: Queries, accountId: number, token: string): Promise<GroupTarget> {
  const [catalogue] = await queries
    .select({ id: catalogues.id })
    .from(catalogues)
    .innerJoin(links, and(eq(links.catalogue_id, catalogues.id), isNull(links.partner_id)))
    .where(
      and(
        eq(links.token, token),
        eq(catalogues.account_id, accountId),
        eq(catalogues.type, 'GroupInteractiveCatalogue'),
      ),
    )
  const rows = await queries
    .select({ id: projects.id, external_id: projects.external_id })
    .from(projects)
    .where(eq(projects.account_id, accountId))
  return {
    catalogueId: catalogue?.id ?? null,
    projects: new Map(rows.map(({ id, external_id }) => [external_id, id])),
  }
}

/** Brings the stored pictures of a group in line with the file. */
export async function storeGroup(
  writer: RowWriter,
  mediaHome: MediaHome,
  catalogueId: number,
  projectIds: GroupTarget['projects'],
  { file, media: collected, outlines }: CheckedGroup,
): Promise<void> {
  const media = await putMedia(writer, collected, mediaHome)
  const home: PictureHome = { project_id: null, catalogue_id: catalogueId }
  const pictures = { interactives: file.interactives, panoramas: [], root: file.root }
  const ids = await putInteractives(writer, home, pictures, new Map())
  const targets = {
    of: ({ kind, id }: { readonly kind: string; readonly id: string }) =>
      idIn(kind === 'project' ? projectIds : ids, id),
    storeyOf: () => null,
  }
  await putFrames(writer, home, file.interactives, { ids, media, outlines, targets })
  await putGeometry(writer, home, file.interactives, ids)
}
