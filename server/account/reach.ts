import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { catalogueMembers, catalogues } from '#server/db/tables/catalogue.ts'

/** What a caller can see and change: a whole account or some of its projects. */
export interface Reach {
  readonly accountId: number
  /** Ids of projects; null: all of the account. */
  readonly projects: readonly number[] | null
}

/** The reach of a caller who may see all projects of an account. */
export function wholeAccount(accountId: number): Reach {
  return { accountId, projects: null }
}

/** SQL condition: the project id in `column` is in reach. */
export function projectInReach(column: SQLWrapper, { projects }: Reach): SQL {
  return projects === null ? sql`true` : sql`${column} = any(${listOf(projects)})`
}

/** SQL condition: a row of `catalogues` is in reach. A group is in reach if it has members and all of them are. */
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

/** SQL condition: the catalogue id in `column` is in reach; undefined if all catalogues are. */
export function ofCatalogueInReach(column: PgColumn, reach: Reach): SQL | undefined {
  if (reach.projects === null) return undefined
  return sql`${column} in (select ${catalogues.id} from ${catalogues} where ${catalogueInReach(reach)})`
}

function listOf(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`
}
