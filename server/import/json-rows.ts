import type { ImportHost } from './import-host.ts'

/** A row by column, as JSON can carry it. */
export type JsonRow = Readonly<Record<string, unknown>>

// So many rows are read or written in some milliseconds, for which an order may have to wait.
const BATCH = 200
const ID_BATCH = 2000

/** Takes as many new ids from the sequence of a table. */
export async function takeIds(host: ImportHost, table: string, count: number): Promise<readonly number[]> {
  const ids: number[] = []
  for (let left = count; left > 0; left -= ID_BATCH) {
    // The sequence is looked up once: for every id, that takes longer than the id itself.
    const [row] = await host.query({
      text: `select string_agg(nextval(name)::text, ',') as ids
        from (select pg_get_serial_sequence($1, 'id')::regclass as name offset 0) s, generate_series(1, $2::int)`,
      params: [table, Math.min(left, ID_BATCH)],
    })
    ids.push(...readIds(row?.ids))
  }
  return ids
}

/** Ids that come as one text: a driver takes longer for twenty thousand rows than the database. */
export function readIds(text: unknown): readonly number[] {
  return typeof text === 'string' && text !== '' ? text.split(',').map(Number) : []
}

/** The rows in batches that take little time each. */
export function batchesOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )
}

/** A name of ours in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Names of ours in SQL, each after `prefix`. */
export function listed(names: readonly string[], prefix = ''): string {
  return names.map((name) => prefix + quoted(name)).join(', ')
}
