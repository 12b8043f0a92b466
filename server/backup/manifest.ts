import * as z from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const part = z.object({ name: z.string(), size: z.int().min(0), sha256 })

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** Where counting of ids goes on: ids of removed rows are not given again. */
  sequences: z.array(z.object({ column: z.string(), last: z.string().regex(/^\d+$/), is_called: z.boolean() })),
})
/** A table in a backup. */
export type BackupTable = z.infer<typeof table>

/** The last file of a backup: what is in it. A backup that was cut off has none. */
export const manifest = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** The migrations that the tables were made by. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  parts: z.array(part),
})
/** What a backup holds. */
export type Manifest = z.infer<typeof manifest>
/** One file of a backup. */
export type BackupPart = z.infer<typeof part>

/** The name of the manifest in a backup. */
export const MANIFEST = 'manifest.json'
/** The names of media, of mails, of the key of secrets, and of the rows of tables. */
export const PART_NAME =
  /^(?:media\/[0-9a-f]{32}\/[\w-][\w.-]*|mail\/[\w@-][\w.@-]*\.eml|secret\.key|tables\/[a-z_0-9]+\.ndjson)$/

/** The part that holds the rows of a table: a JSON array of texts a row. */
export function partOfTable(name: string): string {
  return `tables/${name}.ndjson`
}
