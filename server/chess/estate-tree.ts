import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { EstateData, InstanceData } from '#contract/chess.ts'
import type { PictureRef } from '#domain/chess/chess-answer.ts'
import { compareByPosition } from '#domain/chess/compare-numbers.ts'
import { ownValuesOf } from '#domain/chess/own-values.ts'
import { ESTATE_FIELDS } from '#domain/field/building.ts'
import { shownOf } from '#domain/field/columns.ts'
import { INSTANCE_FIELDS } from '#domain/field/unit.ts'
import { effectiveStatus } from '#domain/hold/effective-status.ts'
import { isPricePublic } from '#domain/instance/public-price.ts'
import { toMajor } from '#domain/price/money.ts'
import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances, storeys } from '#server/db/tables/building.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { holds } from '#server/db/tables/hold.ts'
import { interactives } from '#server/db/tables/picture.ts'
import { statuses } from '#server/db/tables/project.ts'
import { OPEN_HOLD, readReserved } from '#server/instance/held-units.ts'
import { constructionEndOf } from '#server/project/project-facts.ts'
import type { Texts } from '#server/project/texts.ts'

const shownOfEstate = shownOf(ESTATE_FIELDS)
const shownOfUnit = shownOf(INSTANCE_FIELDS)

/** A unit as it is stored, but with its effective status: a held unit is reserved. */
type InstanceRow = typeof instances.$inferSelect & { readonly status_type: StatusType }

/** Which part of a project's buildings to read. */
export interface TreeScope {
  readonly projectId: number
  readonly isPreview: boolean
  /** Only this estate. */
  readonly estateId?: number
  /** Leaves out the units that are not free. */
  readonly onlyFree?: boolean
  /** Includes the prices of reserved and sold units. */
  readonly takenPrices?: boolean
}

/** Data of a unit that is not in its own row. */
type InstanceExtras = (row: InstanceRow) => Pick<InstanceData, 'gallery' | 'tour' | 'video'>

type StoreyData = EstateData['sections'][number]['storeys'][number]

/** Reads estates with sections, storeys and units, sorted; five queries, and one more if a unit is held. */
export async function readEstateTree(
  queries: Queries,
  scope: TreeScope,
  texts: Texts,
  extrasOf: InstanceExtras = () => ({}),
): Promise<EstateData[]> {
  const estateRows = await queries
    .select()
    .from(estates)
    .where(and(eq(estates.project_id, scope.projectId), ...visibleEstates(scope)))
    .orderBy(estates.position, estates.id)
  const sectionRows = await queries
    .select()
    .from(sections)
    .where(and(anyOf(sections.estate_id, idsOf(estateRows)), isNull(sections.archived_at)))
    .orderBy(sections.number, sections.id)
  const storeyRows = await queries
    .select()
    .from(storeys)
    .where(and(anyOf(storeys.section_id, idsOf(sectionRows)), isNull(storeys.archived_at)))
    .orderBy(storeys.position, storeys.id)
  const facades = await readFacades(queries, idsOf(estateRows))
  const instanceRows = await readInstances(queries, scope, idsOf(storeyRows))
  const sectionsOf = Map.groupBy(sectionRows, ({ estate_id }) => estate_id)
  const storeysOf = Map.groupBy(storeyRows, ({ section_id }) => section_id)
  const instancesOf = Map.groupBy(instanceRows, ({ storey_id }) => storey_id)
  const storeyOf = ({ id, number, position, plan_id }: (typeof storeyRows)[number]): StoreyData => ({
    id,
    number,
    order: position,
    plan: plan_id === null ? null : { interactive: plan_id, frame: 0 },
    instances: (instancesOf.get(id) ?? []).sort(compareByPosition).map((row) => instanceOf(row, scope, extrasOf)),
  })
  return estateRows.map((row) => {
    const { stage, ...shown } = shownOfEstate(row)
    return {
      id: row.id,
      order: row.position,
      name: texts.text(row.name),
      type: row.type,
      stage,
      construction_end: constructionEndOf(row),
      ...shown,
      facade: facades.get(row.id) ?? null,
      sections: (sectionsOf.get(row.id) ?? []).map(({ id, number, name }) => ({
        id,
        number,
        name: texts.textOrNull(name),
        storeys: (storeysOf.get(id) ?? []).map(storeyOf),
      })),
    }
  })
}

/** The first facade of each building, in the order of the import file. */
async function readFacades(queries: Queries, estateIds: readonly number[]): Promise<Map<number, PictureRef>> {
  const rows = await queries
    .select({ id: interactives.id, estateId: interactives.estate_id })
    .from(interactives)
    .where(and(anyOf(interactives.estate_id, estateIds), eq(interactives.kind, 'facade')))
    .orderBy(desc(interactives.position), desc(interactives.id))
  return new Map(rows.flatMap(({ id, estateId }) => (estateId ? [[estateId, { interactive: id, frame: 0 }]] : [])))
}

function visibleEstates({ isPreview, estateId }: TreeScope): (SQL | undefined)[] {
  return [
    isNull(estates.archived_at),
    isPreview ? undefined : eq(estates.published, true),
    estateId === undefined ? undefined : eq(estates.id, estateId),
  ]
}

async function readInstances(
  queries: Queries,
  { projectId, isPreview, onlyFree }: TreeScope,
  storeyIds: readonly number[],
): Promise<InstanceRow[]> {
  const rows = await queries
    .select({ instance: instances, status_type: statuses.type, hold: holds.id })
    .from(instances)
    .innerJoin(statuses, eq(statuses.id, instances.status_id))
    .leftJoin(holds, OPEN_HOLD)
    .where(
      and(
        anyOf(instances.storey_id, storeyIds),
        isNull(instances.archived_at),
        isPreview ? undefined : eq(instances.published, true),
        onlyFree ? eq(statuses.type, STATUS_TYPES.free) : undefined,
      ),
    )
  const isAnyHeld = rows.some(({ hold }) => hold !== null)
  const reserved = isAnyHeld ? ((await readReserved(queries, [projectId])).get(projectId) ?? null) : null
  const units = rows.map(({ instance, status_type, hold }) => {
    const stored = { id: instance.status_id, type: status_type }
    const { id, type } = effectiveStatus(stored, hold !== null, reserved)
    return { ...instance, status_id: id, status_type: type }
  })
  return onlyFree ? units.filter(({ status_type }) => status_type === STATUS_TYPES.free) : units
}

function instanceOf(row: InstanceRow, { takenPrices = false }: TreeScope, extrasOf: InstanceExtras): InstanceData {
  // A price that no page shows must not be in the answer either.
  const amountOf = (minor: number | null) =>
    minor !== null && isPricePublic(row.status_type, takenPrices) ? toMajor(minor) : null
  const { id, number, layout_id, status_id, promoactions, tags, position } = row
  const span =
    row.span_columns === null && row.span_storeys === null
      ? undefined
      : { columns: row.span_columns ?? 1, storeys: row.span_storeys ?? 1 }
  return {
    id,
    number,
    layout_id,
    ...ownValuesOf(row),
    status_id,
    promoactions,
    tags,
    price: amountOf(row.price),
    extra_price: amountOf(row.extra_price),
    position,
    ...(span && { span }),
    ...shownOfUnit(row),
    ...extrasOf(row),
  }
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
