import { sql } from 'drizzle-orm'
import type { InstanceChange } from '#domain/chess/live-changes.ts'
import type { Queries } from '#server/db/database.ts'
import { versions } from '#server/db/tables/account.ts'

/**
 * What has a version of its own: the directory of links, a catalogue's settings, a partner, and of a project its
 * facts, its chess and its pictures. A group's pictures count with its catalogue.
 */
export type Scope = 'directory' | 'catalogue' | 'partner' | 'project' | 'chess' | 'pictures'

/** Something with a version. */
export interface Subject {
  readonly scope: Scope
  readonly id: number
}

/** A new version of something, and the changed units where the chess changed in a few of them only. */
export interface Change extends Subject {
  readonly version: number
  readonly changed?: readonly InstanceChange[]
}

/** The channel on which processes tell one another of changes. */
export const CHANGES_CHANNEL = 'vitrine_changes'

/** Of the directory: the catalogues, on which answers depend, and the links of partners, on which none does. */
export const DIRECTORY: Subject = { scope: 'directory', id: 0 }
export const PARTNER_LINKS: Subject = { scope: 'directory', id: 1 }

// Below the 8,000 bytes that NOTIFY takes, and the kilobyte that a change may cost an open page (design 9).
const MAX_CHANGED_BYTES = 800

/** Tells subjects apart. */
export function keyOf({ scope, id }: Subject): string {
  return `${scope}:${id}`
}

/** Raises the versions of what a transaction changed and tells every process, once it commits. */
export async function recordChanges(
  tx: Queries,
  subjects: readonly Subject[],
  changed: readonly InstanceChange[] = [],
): Promise<readonly Change[]> {
  // Always in the same order, so that two transactions never wait for each other.
  const unique = [...new Map(subjects.map((subject) => [keyOf(subject), subject])).keys()].sort()
  const changes: Change[] = []
  for (const key of unique) {
    const [scope, id] = key.split(':')
    const change = await raiseVersion(tx, { scope: scope as Scope, id: Number(id) })
    changes.push(change.scope === 'chess' && isFew(changed) ? { ...change, changed } : change)
  }
  // Answers are made with the directory: who hears of them must know the new one by then.
  const told = [...changes.filter(isOfDirectory), ...changes.filter((change) => !isOfDirectory(change))]
  for (const change of told) {
    await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(change)})`)
  }
  return told
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

function isFew(changed: readonly InstanceChange[]): boolean {
  return changed.length > 0 && Buffer.byteLength(JSON.stringify(changed)) <= MAX_CHANGED_BYTES
}
