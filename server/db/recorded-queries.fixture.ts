import pg from 'pg'

/** A statement that a connection was asked, and what it answered. */
export interface RecordedQuery {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: readonly unknown[]
}

/** Records every statement of this process in both databases, in the order of the answers. */
export function recordQueries(): { readonly recorded: RecordedQuery[]; readonly stop: () => void } {
  const { query } = pg.Client.prototype
  const recorded: RecordedQuery[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...parts: unknown[]) {
    const answer = Reflect.apply(query, this, parts)
    if (answer instanceof Promise) answer.then((result) => recorded.push(recordOf(parts, result))).catch(() => {})
    return answer
  } as typeof query
  return {
    recorded,
    stop: () => {
      pg.Client.prototype.query = query
    },
  }
}

function recordOf([config, values]: readonly unknown[], result: pg.QueryResult | readonly pg.QueryResult[]) {
  const text = typeof config === 'string' ? config : String(Reflect.get(Object(config), 'text'))
  return {
    text,
    values: Array.isArray(values) ? values : (Reflect.get(Object(config), 'values') ?? []),
    rows: [result].flat().flatMap((each) => each.rows ?? []),
  }
}
