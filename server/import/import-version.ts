import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { importVersions } from '#server/db/tables/account.ts'

/** The name under which imports and publications of one project or group are counted. */
export function importName(accountId: number, prefix: string): string {
  return `import ${accountId} ${prefix}`
}

/** How often a project or group was imported or published. */
export async function readImportVersion(queries: Queries, name: string): Promise<number> {
  const [row] = await queries.select().from(importVersions).where(eq(importVersions.name, name))
  return row?.version ?? 0
}

/** Counts one more, and makes others wait until the transaction ends. False if somebody else was faster. */
export async function raiseImportVersion(
  tx: Queries,
  { name, version }: { readonly name: string; readonly version: number },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  if ((await readImportVersion(tx, name)) !== version) return false
  await tx
    .insert(importVersions)
    .values({ name, version: version + 1 })
    .onConflictDoUpdate({ target: importVersions.name, set: { version: version + 1 } })
  return true
}
