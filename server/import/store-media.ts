import { and, eq } from 'drizzle-orm'
import { anyTextOf } from '#server/db/any-of.ts'
import { media } from '#server/db/tables/account.ts'
import type { StoredFile } from '#server/media/prepared-file.ts'
import type { RowOf, RowWriter } from './row-writer.ts'
import type { CollectedMedium } from './uploaded-media.ts'

/** Finds the id of a media file by its name in the file. */
export interface MediaIds {
  readonly of: (name: string) => number
  readonly ofOptional: (name: string | undefined) => number | null
}

/** The owner of the media, and the prefix of their names. */
export interface MediaHome {
  readonly accountId: number
  readonly prefix: string
  /** In a dry run nothing was encoded, so only the bytes of a file are known. */
  readonly isDryRun: boolean
}

/** Stores the media of an import under names that no other project uses. Keeps those of earlier imports. */
export async function putMedia(
  writer: RowWriter,
  collected: ReadonlyMap<string, CollectedMedium>,
  { accountId, prefix, isDryRun }: MediaHome,
): Promise<MediaIds> {
  const files = [...collected].flatMap(([name, medium]) => ('file' in medium ? [{ name, file: medium.file }] : []))
  const names = files.map(({ name }) => prefix + name)
  const where = and(eq(media.account_id, accountId), anyTextOf(media.name, names))
  const stored = isDryRun ? await writer.queries.select().from(media).where(where) : []
  const known = new Map(stored.map((row) => [row.name, row]))
  const rows = files.map(({ name, file }): RowOf<typeof media> => {
    const row = known.get(prefix + name)
    return row?.hash === file.hash ? row : rowOf(accountId, prefix + name, file)
  })
  const ids: ReadonlyMap<string, number> =
    rows.length === 0
      ? new Map()
      : await writer.put({
          table: media,
          where,
          rows,
          keyOf: ({ name }) => name,
          scopes: () => [],
          keepsOthers: true,
        })
  const of = (name: string) => {
    const medium = collected.get(name)
    const id = medium && ('file' in medium ? ids.get(prefix + name) : medium.uploaded.id)
    if (id === undefined) throw new Error(`no medium ${name}`)
    return id
  }
  return { of, ofOptional: (name) => (name === undefined ? null : of(name)) }
}

function rowOf(accountId: number, name: string, file: StoredFile): RowOf<typeof media> {
  const { hash, media_type, size, widths, placeholder } = file
  return { account_id: accountId, name, hash, media_type, size, ...wholeSize(file), widths: [...widths], placeholder }
}

/** The database stores whole numbers, and a drawing may be 1.5 by 1, so such a size is scaled up. */
function wholeSize({ width, height }: StoredFile): { readonly width: number | null; readonly height: number | null } {
  if (width === null || height === null) return { width: null, height: null }
  const scale = Number.isInteger(width) && Number.isInteger(height) ? 1 : Math.max(1, 4096 / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
