/** A row by column name, with JSON values. */
export type JsonRow = Readonly<Record<string, unknown>>

// Reading or writing this many rows takes some milliseconds, which an order may have to wait for.
const BATCH = 200

/** Parses ids that the database joined into one text: drivers are slow with twenty thousand rows. */
export function readIds(text: unknown): readonly number[] {
  return typeof text === 'string' && text !== '' ? text.split(',').map(Number) : []
}

/** Splits rows into batches that take little time each. */
export function batchesOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )
}

/** Quotes an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Quotes a list of SQL identifiers, each with a prefix. */
export function listed(names: readonly string[], prefix = ''): string {
  return names.map((name) => prefix + quoted(name)).join(', ')
}
