import { and, type InferSelectModel, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { AMOUNT_FIELDS, type AmountField, isAmountField } from '#domain/field/amount-fields.ts'
import { PATCHED_COLUMNS, type PatchedColumn } from '#domain/field/unit.ts'
import type { Currency } from '#domain/price/currency.ts'
import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { promoactions, statuses, tags } from '#server/db/tables/project.ts'
import { readReserved } from './held-units.ts'

/** The stored values of a unit that can be changed. */
export type InstanceValues = Pick<InferSelectModel<typeof instances>, PatchedColumn>

/** The values of a stored unit that can be changed. */
export function valuesIn(row: InstanceValues): InstanceValues {
  return Object.fromEntries(PATCHED_COLUMNS.map((column) => [column, row[column]])) as InstanceValues
}

/** A unit that is locked for a change. */
export interface LockedInstance {
  readonly id: number
  readonly project_id: number
  /** Whether visitors see it: the unit, its building and its project are published. */
  readonly is_public: boolean
  readonly currency: Currency
  readonly values: InstanceValues
}

/** The statuses, promoactions and tags of each project. */
export interface ProjectMarks {
  /** Finds an id by database id or external id; undefined if the project does not have it. */
  readonly find: (kind: MarkKind, projectId: number, mark: number | string) => number | undefined
  /** The type of a status of one of the projects. */
  readonly typeOf: (statusId: number) => StatusType
  /** The status of held units: the project's first reserved one; null if it has none. */
  readonly reservedOf: (projectId: number) => { readonly id: number; readonly type: StatusType } | null
}

/** A status, promoaction or tag. */
export type MarkKind = keyof typeof MARKS

const MARKS = { status: statuses, promoaction: promoactions, tag: tags } as const

/** Locks the projects of units in share mode. Waits while an import replaces one of them. */
export async function lockProjects(
  tx: Queries,
  reach: Reach,
  instanceIds: readonly number[],
): Promise<readonly number[]> {
  const { rows } = (await tx.execute(sql`
    select id from projects
    where account_id = ${reach.accountId} and ${projectInReach(sql`id`, reach)} and id in (select project_id from instances where id = ${oneOf(instanceIds)})
    order by id
    for share`)) as { readonly rows: readonly { readonly id: number }[] }
  return rows.map(({ id }) => id)
}

/** Locks units until the transaction ends, ordered by id, so that two transactions never deadlock. */
export async function lockInstances(
  tx: Queries,
  reach: Reach,
  ids: readonly number[],
): Promise<readonly LockedInstance[]> {
  const { rows } = (await tx.execute(sql`
    select i.id, i.project_id, i.published and e.published and p.published as is_public, p.currency,
      ${sql.join(PATCHED.map(selected), sql`, `)}
    from instances i
      join projects p on p.id = i.project_id
      join storeys on storeys.id = i.storey_id
      join sections on sections.id = storeys.section_id
      join estates e on e.id = sections.estate_id
    where p.account_id = ${reach.accountId}
      and ${projectInReach(sql`p.id`, reach)}
      and i.id = ${oneOf(ids)}
      and i.archived_at is null
    order by i.id
    for no key update of i`)) as { readonly rows: readonly InstanceRow[] }
  return rows.map(({ id, project_id, is_public, currency, ...row }) => {
    const amounts = Object.fromEntries(AMOUNT_FIELDS.map((name) => [name, readAmount(row[name])]))
    const values = valuesIn({ ...row, ...(amounts as Record<AmountField, number | null>) })
    return { id, project_id, is_public, currency, values }
  })
}

// Amounts come as text, because the two drivers read a bigint differently.
type InstanceRow = Omit<InstanceValues, AmountField> &
  Readonly<Record<AmountField, string | null>> &
  Omit<LockedInstance, 'values'>

const PATCHED = PATCHED_COLUMNS.map((column) => instances[column])

function selected({ name }: (typeof PATCHED)[number]): SQL {
  return isAmountField(name) ? sql`i.${sql.identifier(name)}::text` : sql`i.${sql.identifier(name)}`
}

/** Stores new values of units in one statement. */
export async function updateInstances(
  tx: Queries,
  changed: readonly { readonly id: number; readonly values: InstanceValues }[],
): Promise<void> {
  const rows = changed.map(({ id, values }) => ({ id, ...values }))
  await tx.execute(sql`
    update instances set ${sql.join(PATCHED.map(assigned), sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as new (
      id int, ${sql.join(PATCHED.map(typed), sql`, `)}
    )
    where instances.id = new.id`)
}

function assigned({ name }: (typeof PATCHED)[number]): SQL {
  return sql`${sql.identifier(name)} = new.${sql.identifier(name)}`
}

function typed(column: (typeof PATCHED)[number]): SQL {
  return sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`
}

/** Reads the statuses, promoactions and tags of some projects. */
export async function readMarks(tx: Queries, projectIds: readonly number[]): Promise<ProjectMarks> {
  const known = new Map<string, number>()
  for (const [kind, table] of Object.entries(MARKS)) {
    const rows = await tx
      .select({ id: table.id, external_id: table.external_id, project_id: table.project_id })
      .from(table)
      .where(
        and(inArray(table.project_id, [...projectIds]), table === statuses ? isNull(statuses.archived_at) : undefined),
      )
    for (const { id, external_id, project_id } of rows) {
      known.set(markKey(kind, project_id, id), id)
      known.set(markKey(kind, project_id, external_id), id)
    }
  }
  const types = await readStatusTypes(tx, projectIds)
  const reserved = await readReserved(tx, projectIds)
  return {
    find: (kind, projectId, mark) => known.get(markKey(kind, projectId, mark)),
    typeOf: (id) => types.get(id) ?? STATUS_TYPES.not_for_sale,
    reservedOf: (projectId) => reserved.get(projectId) ?? null,
  }
}

/** Database ids are numbers and external ids are texts: "7" is not 7. */
function markKey(kind: string, projectId: number, mark: number | string): string {
  return JSON.stringify([kind, projectId, mark])
}

async function readStatusTypes(tx: Queries, projectIds: readonly number[]): Promise<ReadonlyMap<number, StatusType>> {
  const rows = await tx
    .select({ id: statuses.id, type: statuses.type })
    .from(statuses)
    .where(inArray(statuses.project_id, [...projectIds]))
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** Passes any number of ids as one parameter: a statement takes at most 65,535. An array is looked up in the index. */
function oneOf(ids: readonly number[]): SQL {
  return sql`any(${`{${ids.join(',')}}`}::int[])`
}

function readAmount(text: string | null): number | null {
  return text === null ? null : Number(text)
}
