import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { isConnectionLost } from '#server/db/lost-connection.ts'
import type { MediaFiles } from '#server/media/media-files.ts'

/** Why a process cannot serve: the database does not answer or is read-only, media are missing, or the disk is full. */
export type NotReady = 'database' | 'writes' | 'media' | 'disk'

/** Checks whether a process can serve; null if it can. */
export interface Readiness {
  readonly kind: Database['kind']
  readonly check: () => Promise<NotReady | null>
}

interface ReadinessDeps {
  readonly database: Database
  readonly files: Pick<MediaFiles, 'freeBytes'>
  /** A clock in milliseconds. */
  readonly now: () => number
}

// Load balancers ask often, and each probe is a write.
const KEPT_MS = 3_000
// An import may occupy the only connection of the embedded database for a while.
const ANSWER_MS = 10_000
// Two segments of the write-ahead log: with less, creating the next one may fail.
const LEAST_BYTES = 2 ** 25

/** Creates the readiness check of this process. Results are reused for a few seconds. */
export function createReadiness({ database, files, now }: ReadinessDeps): Readiness {
  let last: { readonly at: number; readonly result: Promise<NotReady | null> } | null = null

  async function look(): Promise<NotReady | null> {
    const free = await files.freeBytes()
    if (free === null) return 'media'
    if (free < LEAST_BYTES) return 'disk'
    return within(ANSWER_MS, probe(database))
  }

  return {
    kind: database.kind,
    check: () => {
      if (last === null || now() - last.at >= KEPT_MS) last = { at: now(), result: look() }
      return last.result
    },
  }
}

/** Locks a row that always exists: this is a write that waits for the disk like any commit but changes nothing. */
async function probe({ queries }: Database): Promise<NotReady | null> {
  try {
    await queries.execute(sql`select name from migrations limit 1 for update skip locked`)
    return null
  } catch (error) {
    return isConnectionLost(error) ? 'database' : 'writes'
  }
}

async function within(limitMs: number, result: Promise<NotReady | null>): Promise<NotReady | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<NotReady>((resolve) => {
    timer = setTimeout(() => resolve('database'), limitMs)
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
