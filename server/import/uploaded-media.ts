import { and, eq, sql } from 'drizzle-orm'
import type { MediaType } from '#contract/media.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import type { StoredFile } from '#server/media/prepared-file.ts'

/** A media file of the account. */
export interface Uploaded {
  readonly id: number
  readonly media_type: MediaType
}

/** A media file of the import: a new file next to the import file or of an older version, or an earlier upload. */
export type CollectedMedium = { readonly file: StoredFile } | { readonly uploaded: Uploaded }

/** Whose media an import may use. */
export interface MediaOwner {
  readonly queries: Queries
  readonly accountId: number
  readonly prefix: string
  /** Ignores media outside of the project's prefix. */
  readonly ownMediaOnly: boolean
}

/**
 * Finds media of an account by name: first by the name itself, then as an earlier import of the same project stored
 * them.
 */
export async function findUploaded(
  { queries, accountId, prefix, ownMediaOnly }: MediaOwner,
  names: readonly string[],
): Promise<ReadonlyMap<string, Uploaded>> {
  if (names.length === 0) return new Map()
  // A caller limited to a project may also use the full names of its media.
  const isAsked = (name: string) => !ownMediaOnly || name.startsWith(prefix)
  const asked = JSON.stringify(names.flatMap((name) => [...(isAsked(name) ? [name] : []), prefix + name]))
  const rows = await queries
    .select({ id: media.id, name: media.name, media_type: media.media_type })
    .from(media)
    .where(
      and(eq(media.account_id, accountId), sql`${media.name} in (select json_array_elements_text(${asked}::json))`),
    )
  const byName = new Map(rows.map(({ id, name, media_type }) => [name, { id, media_type }]))
  return new Map(
    names.flatMap((name) => {
      const uploaded = (isAsked(name) ? byName.get(name) : undefined) ?? byName.get(prefix + name)
      return uploaded ? [[name, uploaded] as const] : []
    }),
  )
}
