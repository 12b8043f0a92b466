import { sql } from 'drizzle-orm'
import type { InstanceChange } from '#domain/chess/live-changes.ts'
import type { Queries } from '#server/db/database.ts'
import { versions } from '#server/db/tables/account.ts'

/**
 * What has its own version: the directory of links, a catalogue's settings, a partner, and the facts, chess grid and
 * pictures of a project. A group's pictures belong to its catalogue.
 */
export type Scope = 'directory' | 'catalogue' | 'partner' | 'project' | 'chess' | 'pictures'

/** Something that has a version. */
export interface Subject {
  readonly scope: Scope
  readonly id: number
}

/** A new version, and the changed units if the chess grid changed in only a few. */
export interface Change extends Subject {
  readonly version: number
  readonly changed?: readonly InstanceChange[]
  /** More units of the same change follow with the next version. */
  readonly hasMore?: true
}

/** The channel on which processes announce changes to each other. */
export const CHANGES_CHANNEL = 'vitrine_changes'

/**
 * The directory has two parts: catalogues, which responses depend on, and partner links, which no response depends on.
 */
export const DIRECTORY: Subject = { scope: 'directory', id: 0 }
export const PARTNER_LINKS: Subject = { scope: 'directory', id: 1 }
/** Previews are in the directory too. No response depends on them. */
export const PREVIEW_LINKS: Subject = { scope: 'directory', id: 2 }

// Below the 8,000 bytes that NOTIFY allows, and the one kilobyte that a change may cost an open page.
const MAX_CHANGED_BYTES = 800

// More units than fit into these are requested again, all together.
const MAX_PARTS = 4

/** Identifies a subject. */
export function keyOf({ scope, id }: Subject): string {
  return `${scope}:${id}`
}

/** Raises the versions of changed subjects, and notifies every process when the transaction commits. */
export async function recordChanges(
  tx: Queries,
  subjects: readonly Subject[],
  changed: readonly InstanceChange[] = [],
): Promise<readonly Change[]> {
  // Always in the same order, so that two transactions never deadlock.
  const unique = [...new Map(subjects.map((subject) => [keyOf(subject), subject])).keys()].sort()
  const changes: Change[] = []
  for (const key of unique) {
    const [scope, id] = key.split(':')
    const subject = { scope: scope as Scope, id: Number(id) }
    const parts = scope === 'chess' ? partsOf(changed) : []
    if (parts.length === 0) changes.push(await raiseVersion(tx, subject))
    for (const [index, part] of parts.entries()) {
      const hasMore = index < parts.length - 1
      changes.push({ ...(await raiseVersion(tx, subject)), changed: part, ...(hasMore && { hasMore }) })
    }
  }
  // The directory goes first, because subscribers build responses with it.
  const ordered = [...changes.filter(isOfDirectory), ...changes.filter((change) => !isOfDirectory(change))]
  for (const change of ordered) {
    await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(change)})`)
  }
  return ordered
}

function isOfDirectory({ scope }: Subject): boolean {
  return scope === DIRECTORY.scope
}

async function raiseVersion(tx: Queries, { scope, id }: Subject): Promise<Change> {
  const [row] = await tx
    .insert(versions)
    .values({ scope, id, version: 1 })
    .onConflictDoUpdate({ target: [versions.scope, versions.id], set: { version: sql`${versions.version} + 1` } })
    .returning({ version: versions.version })
  if (!row) throw new Error(`no version of ${scope} ${id}`)
  return { scope, id, version: row.version }
}

/** Divides changed units into parts that are small enough to send; none if there are too many. */
function partsOf(changed: readonly InstanceChange[]): readonly (readonly InstanceChange[])[] {
  const parts: InstanceChange[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const change of changed) {
    const size = Buffer.byteLength(JSON.stringify(change)) + 1
    if (bytes + size > MAX_CHANGED_BYTES) {
      if (parts.length === MAX_PARTS) return []
      parts.push([])
      bytes = 1
    }
    parts.at(-1)?.push(change)
    bytes += size
  }
  return parts
}
