import { and, eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { InstanceName } from '#contract/named-instances.ts'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { projects } from '#server/db/tables/project.ts'
import { readStoredNames, type StoredNames } from './named-instances.ts'

/** Finds every unit in reach that one of the names could refer to, including archived ones. */
export async function findInstances(
  queries: Queries,
  reach: Reach,
  names: readonly InstanceName[],
): Promise<StoredNames[]> {
  const ids = names.flatMap(({ id }) => id ?? [])
  const externalIds = names.flatMap(({ external_id }) => external_id ?? [])
  const numbers = names.flatMap(({ number }) => number ?? [])
  if (ids.length + externalIds.length + numbers.length === 0) return []
  return readStoredNames(
    queries,
    and(
      eq(projects.account_id, reach.accountId),
      projectInReach(projects.id, reach),
      or(
        ids.length > 0 ? anyOf(instances.id, ids) : undefined,
        externalIds.length > 0 ? anyText(instances.external_id, externalIds) : undefined,
        numbers.length > 0 ? anyText(instances.number, numbers) : undefined,
      ),
    ),
  )
}

/** Passes any number of texts as one parameter. */
function anyText(column: PgColumn, texts: readonly string[]) {
  const list = JSON.stringify([...new Set(texts)])
  return sql`${column} in (select value from jsonb_array_elements_text(${list}::text::jsonb))`
}
