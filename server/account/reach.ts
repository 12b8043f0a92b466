import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { catalogueMembers, catalogues } from '#server/db/tables/catalogue.ts'

/** What a caller can see and change: an account, perhaps only some of its projects. */
export interface Reach {
  readonly accountId: number
  /** Ids of projects; null: all of the account. */
  readonly projects: readonly number[] | null
}

/** Everything that an account has. */
export function wholeAccount(accountId: number): Reach {
  return { accountId, projects: null }
}

/** Whether the project of a column is in reach. */
export function projectInReach(column: SQLWrapper, { projects }: Reach): SQL {
  return projects === null ? sql`true` : sql`${column} = any(${listOf(projects)})`
}

/** Whether a row of `catalogues` is in reach: a group is when all its members are, and it has some. */
export function catalogueInReach(reach: Reach): SQL | undefined {
  const ofAccount = eq(catalogues.account_id, reach.accountId)
  if (reach.projects === null) return ofAccount
  const ids = listOf(reach.projects)
  return and(
    ofAccount,
    sql`case when ${catalogues.project_id} is null
      then exists (select 1 from ${catalogueMembers} where group_id = ${catalogues.id})
        and not exists (
          select 1 from ${catalogueMembers} join catalogues as members on members.id = member_id
          where group_id = ${catalogues.id} and not coalesce(members.project_id = any(${ids}), false)
        )
      else ${catalogues.project_id} = any(${ids}) end`,
  )
}

/** Whether the catalogue of a column of another table is in reach; undefined where every catalogue is. */
export function ofCatalogueInReach(column: PgColumn, reach: Reach): SQL | undefined {
  if (reach.projects === null) return undefined
  return sql`${column} in (select ${catalogues.id} from ${catalogues} where ${catalogueInReach(reach)})`
}

function listOf(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`
}
