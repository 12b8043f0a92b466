import * as z from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const part = z.object({ name: z.string(), size: z.int().min(0), sha256 })

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** Where the id sequences continue, so that ids of deleted rows are not reused. */
  sequences: z.array(z.object({ column: z.string(), last: z.string().regex(/^\d+$/), is_called: z.boolean() })),
})
/** A table in a backup. */
export type BackupTable = z.infer<typeof table>

/** The last file of a backup, which lists its contents. A backup that was cut off has none. */
export const manifest = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** The migrations that were applied to the database. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  parts: z.array(part),
})
/** The contents of a backup. */
export type Manifest = z.infer<typeof manifest>
/** One file of a backup. */
export type BackupPart = z.infer<typeof part>

/** The name of the manifest in a backup. */
export const MANIFEST = 'manifest.json'
/** The allowed names of parts: media, mails, the secret key, and the rows of tables. */
export const PART_NAME =
  /^(?:media\/[0-9a-f]{32}\/[\w-][\w.-]*|mail\/[\w@-][\w.@-]*\.eml|secret\.key|tables\/[a-z_0-9]+\.ndjson)$/

/** The part with the rows of a table, one JSON array of texts per line. */
export function partOfTable(name: string): string {
  return `tables/${name}.ndjson`
}
