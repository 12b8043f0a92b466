import { and, countDistinct, eq, isNull, sql } from 'drizzle-orm'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { toMajor } from '#domain/price/money.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { hasProject } from '#server/account/find-project.ts'
import type { Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { instances, layouts } from '#server/db/tables/building.ts'
import { estates } from '#server/db/tables/estate.ts'
import { holds } from '#server/db/tables/hold.ts'
import { frames, interactives } from '#server/db/tables/picture.ts'
import { regions } from '#server/db/tables/picture-content.ts'
import { projects, statuses } from '#server/db/tables/project.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { OPEN_HOLD, readReserved } from '#server/instance/held-units.ts'
import { imageOf } from '#server/media/image-answer.ts'

/** Counts the units of a project and adds up their prices in the database, so that large projects are answered quickly. */
export async function readProjectFigures(
  queries: Queries,
  reach: Reach,
  id: number,
): Promise<ProjectFigures | Refusal> {
  if (!(await hasProject(queries, reach, id))) return unknownId('id', id)
  const [project] = await queries
    .select({ address: projects.address, currency: projects.currency, cover: media })
    .from(projects)
    .leftJoin(media, eq(media.id, projects.cover_id))
    .where(eq(projects.id, id))
  if (!project) return unknownId('id', id)
  const hasReserved = (await readReserved(queries, [id])).size > 0
  const [built] = await queries
    .select({ estates: sql<number>`count(*)::int` })
    .from(estates)
    .where(and(eq(estates.project_id, id), isNull(estates.archived_at)))
  const [linked] = await queries
    .select({ pictures: countDistinct(interactives.id) })
    .from(interactives)
    .innerJoin(frames, eq(frames.interactive_id, interactives.id))
    .innerJoin(regions, eq(regions.frame_id, frames.id))
    .where(eq(interactives.project_id, id))
  const { stock_value, lowest_price, ...counts } = await countUnits(queries, id, hasReserved)
  return {
    ...counts,
    estates: built?.estates ?? 0,
    currency: project.currency,
    stock_value: toMajor(stock_value),
    lowest_price: lowest_price && toMajor(lowest_price),
    linked_pictures: linked?.pictures ?? 0,
    address: project.address,
    cover: project.cover && imageOf(project.cover),
  }
}

async function countUnits(queries: Queries, projectId: number, hasReserved: boolean) {
  const { free, reserved } = STATUS_TYPES
  const isHeld = sql`(${holds.id} is not null and ${statuses.type} in (${free}, ${reserved}))`
  // Without a reserved status a hold does not change what visitors see.
  const isFree = hasReserved
    ? sql`(${statuses.type} = ${free} and ${holds.id} is null)`
    : sql`(${statuses.type} = ${free})`
  const { price } = instances
  const [row] = await queries
    .select({
      units: sql<number>`count(*)::int`,
      available: sql<number>`(count(*) filter (where ${isFree}))::int`,
      held: sql<number>`(count(*) filter (where ${isHeld}))::int`,
      without_area: sql<number>`(count(*) filter (where coalesce(${instances.area_total}, ${layouts.area_total}) = 0))::int`,
      without_price: sql<number>`(count(*) filter (where ${isFree} and coalesce(${price}, 0) = 0))::int`,
      stock_value: sql<number>`coalesce(sum(${price}) filter (where ${isFree}), 0)::double precision`,
      lowest_price: sql<number | null>`(min(${price}) filter (where ${isFree} and ${price} > 0))::double precision`,
    })
    .from(instances)
    .innerJoin(statuses, eq(statuses.id, instances.status_id))
    .innerJoin(layouts, eq(layouts.id, instances.layout_id))
    .leftJoin(holds, OPEN_HOLD)
    .where(and(eq(instances.project_id, projectId), isNull(instances.archived_at)))
  if (!row) throw new Error('a count without a row')
  return row
}
