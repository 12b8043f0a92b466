import type { ImportHost } from './import-host.ts'

/** A row by column name, with JSON values. */
export type JsonRow = Readonly<Record<string, unknown>>

// Reading or writing this many rows takes some milliseconds, which an order may have to wait for.
const BATCH = 200
const ID_BATCH = 2000

/** Takes `count` new ids from the sequence of a table. */
export async function takeIds(host: ImportHost, table: string, count: number): Promise<readonly number[]> {
  const ids: number[] = []
  for (let left = count; left > 0; left -= ID_BATCH) {
    // Looks the sequence up once. A lookup for every id takes longer than the id itself.
    const [row] = await host.query({
      text: `select string_agg(nextval(name)::text, ',') as ids
        from (select pg_get_serial_sequence($1, 'id')::regclass as name offset 0) s, generate_series(1, $2::int)`,
      params: [table, Math.min(left, ID_BATCH)],
    })
    ids.push(...readIds(row?.ids))
  }
  return ids
}

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
