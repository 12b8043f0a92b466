import { sql } from 'drizzle-orm'
import type { Snapshot } from '#domain/draft/entity.ts'
import type { Database, Queries } from '#server/db/database.ts'
import type { DraftHome } from './draft-home.ts'

// Each can have tens of megabytes. People edit few large projects at the same time.
const MAX_KEPT = 3

/** Reads live states, and keeps the last few until their data changes. */
export function createLiveReader(database: Database): (home: DraftHome) => Promise<Snapshot> {
  const kept = new Map<string, { readonly version: string; readonly snapshot: Promise<Snapshot> }>()
  return async (home) => {
    const key = `${home.projectId} ${home.catalogueId}`
    const version = await readVersion(database.queries, home)
    const known = kept.get(key)
    kept.delete(key)
    const snapshot = known?.version === version ? known.snapshot : load(database, home)
    kept.set(key, { version, snapshot })
    // A failed read must not be answered again.
    snapshot.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest)
    return snapshot
  }
}

// Loaded with the first draft, since it imports the tables of a whole project.
async function load(database: Database, home: DraftHome): Promise<Snapshot> {
  const { readLive } = await import('./read-live.ts')
  return readLive(database, home)
}

/**
 * Changes with everything that the live state is read from: its subjects, the directory, which has some settings of
 * catalogues, imports, and the names of media.
 */
async function readVersion(queries: Queries, { accountId, projectId, catalogueId }: DraftHome): Promise<string> {
  const own =
    projectId === null
      ? sql`scope = 'catalogue' and id = ${catalogueId}`
      : sql`(scope in ('project', 'chess', 'pictures') and id = ${projectId})
          or (scope = 'catalogue' and id in (select id from catalogues where project_id = ${projectId}))`
  const { rows } = (await queries.execute(sql`
    select
      (select string_agg(scope || id || ':' || version, ' ' order by scope, id) from versions
        where scope = 'directory' or ${own}) as subjects,
      (select coalesce(sum(version), 0)::text from import_versions
        where starts_with(name, ${`import ${accountId} `})) as imports,
      (select max(id) from media where account_id = ${accountId}) as media`)) as {
    readonly rows: readonly Readonly<Record<string, unknown>>[]
  }
  return JSON.stringify(rows)
}
