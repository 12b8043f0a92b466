import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { InstancesAnswer, InstancesQuery, ManagedInstance } from '#contract/instances.ts'
import { effectiveStatus } from '#domain/hold/effective-status.ts'
import { toMajor } from '#domain/price/money.ts'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import { type FindMember, readMembers } from '#server/account/staff-members.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { instances, layouts, storeys } from '#server/db/tables/building.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { holds } from '#server/db/tables/hold.ts'
import { projects, promoactions, statuses, tags } from '#server/db/tables/project.ts'
import { OPEN_HOLD, readReserved, unitHoldOf } from './held-units.ts'
import { createNaming, NAME_COLUMNS, namedInstance, type PickName } from './named-instances.ts'

const PAGE_SIZE = 200

/** Returns a page of the units in reach, ordered by id. */
export async function listInstances(queries: Queries, reach: Reach, query: InstancesQuery): Promise<InstancesAnswer> {
  const { limit = PAGE_SIZE, after, project_id } = query
  if (![after, project_id].every((id) => id === undefined || canBeStored(id))) return { data: [], next: null }
  const rows = await readPage(queries, reach, query, limit + 1)
  const page = rows.slice(0, limit)
  const projectIds = page.map((row) => row.project_id)
  const nameIn = await createNaming(queries, projectIds)
  const context = {
    ownIds: await readOwnIds(queries, projectIds),
    reserved: await readReserved(queries, new Set(projectIds)),
    findMember: await readMembers(
      queries,
      page.flatMap(({ hold }) => (hold ? [{ kind: hold.by_kind, id: hold.by_id }] : [])),
    ),
  }
  const data = page.map((row) => instanceOf(row, nameIn(row.project_id), context))
  return { data, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

type Row = Awaited<ReturnType<typeof readPage>>[number]

function readPage(queries: Queries, reach: Reach, query: InstancesQuery, limit: number) {
  const { project, project_id, external_id, number, archived = 'without', after } = query
  return queries
    .select({
      ...NAME_COLUMNS,
      unit: instances,
      layout: layouts,
      storey_id: storeys.external_id,
      currency: projects.currency,
      status: { id: statuses.id, external_id: statuses.external_id, type: statuses.type, name: statuses.name },
      hold: holds,
    })
    .from(instances)
    .innerJoin(projects, eq(projects.id, instances.project_id))
    .innerJoin(layouts, eq(layouts.id, instances.layout_id))
    .innerJoin(statuses, eq(statuses.id, instances.status_id))
    .leftJoin(holds, OPEN_HOLD)
    .innerJoin(storeys, eq(storeys.id, instances.storey_id))
    .innerJoin(sections, eq(sections.id, storeys.section_id))
    .innerJoin(estates, eq(estates.id, sections.estate_id))
    .where(
      and(
        eq(projects.account_id, reach.accountId),
        projectInReach(projects.id, reach),
        project === undefined ? undefined : eq(projects.external_id, project),
        project_id === undefined ? undefined : eq(projects.id, project_id),
        external_id === undefined ? undefined : eq(instances.external_id, external_id),
        number === undefined ? undefined : eq(instances.number, number),
        archived === 'without' ? isNull(instances.archived_at) : undefined,
        archived === 'only' ? isNotNull(instances.archived_at) : undefined,
        after === undefined ? undefined : gt(instances.id, after),
      ),
    )
    .orderBy(asc(instances.id))
    .limit(limit)
}

interface OwnIds {
  readonly promoactions: ReadonlyMap<number, string>
  readonly tags: ReadonlyMap<number, string>
}

async function readOwnIds(queries: Queries, projectIds: readonly number[]): Promise<OwnIds> {
  const read = async (table: typeof promoactions | typeof tags) => {
    const { id, external_id, project_id } = table
    const rows = await queries
      .select({ id, external_id })
      .from(table)
      .where(anyOf(project_id, new Set(projectIds)))
    return new Map(rows.map((row) => [row.id, row.external_id]))
  }
  return { promoactions: await read(promoactions), tags: await read(tags) }
}

interface ListContext {
  readonly ownIds: OwnIds
  readonly reserved: Awaited<ReturnType<typeof readReserved>>
  readonly findMember: FindMember
}

type StatusRow = Row['status']

function instanceOf(
  { unit, layout, storey_id, currency, status, hold, ...names }: Row,
  pick: PickName,
  { ownIds, reserved, findMember }: ListContext,
): ManagedInstance {
  const shown = effectiveStatus<StatusRow>(status, hold !== null, reserved.get(unit.project_id) ?? null)
  const own = (ids: readonly number[], known: ReadonlyMap<number, string>) => ids.flatMap((id) => known.get(id) ?? [])
  return {
    ...namedInstance(names, pick),
    status: statusOf(status, pick),
    effective_status: statusOf(shown, pick),
    hold: hold && unitHoldOf(hold, findMember),
    price: unit.price && toMajor(unit.price),
    extra_price: unit.extra_price && toMajor(unit.extra_price),
    currency,
    storey_id,
    layout: layout.external_id,
    layout_label: layout.label,
    area_total: unit.area_total ?? layout.area_total,
    area_living: unit.area_living ?? layout.area_living,
    area_kitchen: unit.area_kitchen ?? layout.area_kitchen,
    promoactions: own(unit.promoactions, ownIds.promoactions),
    tags: own(unit.tags, ownIds.tags),
    published: unit.published,
  }
}

function statusOf({ id, external_id, type, name }: StatusRow, pick: PickName): ManagedInstance['status'] {
  return { id, external_id, type, name: pick(name) }
}
