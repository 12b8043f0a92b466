import { eq, inArray } from 'drizzle-orm'
import { toMinor } from '#domain/price/money.ts'
import { instances, layoutLevels, layouts, storeys } from '#server/db/tables/building.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { orderOf } from './check-building.ts'
import type { InstanceEntry, ProjectEntries } from './entries.ts'
import type { FileEstate, FileLayout } from './file-types.ts'
import { type RowOf, thingOf } from './row-writer.ts'
import type { ProjectHome } from './store-facts.ts'
import type { MarkIds } from './store-marks.ts'
import type { ShowIds } from './store-shows.ts'
import { optionalText, plainText } from './stored-text.ts'

type Ids = ReadonlyMap<string, number>

/** The ids that units and layouts refer to. */
interface BuildingLinks {
  readonly marks: MarkIds
  readonly shows: ShowIds
  readonly layouts: Ids
  readonly estates: Ids
  readonly pictures: Ids
}

/** The ids of a building's parts, by their ids in the file. */
export interface BuildingIds {
  readonly sections: Ids
  readonly storeys: Ids
  readonly instances: Ids
}

/** Called for units whose change may need a warning. */
export interface UnitWatch {
  readonly adopt: (
    row: RowOf<typeof instances>,
    before: typeof instances.$inferSelect,
    statuses: ReadonlySet<number>,
  ) => RowOf<typeof instances>
  readonly onArchive: (units: readonly (typeof instances.$inferSelect)[]) => void
}

// The columns that PATCH manage/instances changes.
const PATCHED = ['status_id', 'promoactions', 'tags', 'price', 'extra_price', 'renovation', 'window_view'] as const

// Columns that only the next import reads.
const LAST_IMPORTED = ['imported_price', 'imported_extra_price', 'imported_status_id'] as const

const chess = () => ['chess'] as const

/** Stores the buildings. */
export function putEstates({ writer, projectId }: ProjectHome, fileEstates: readonly FileEstate[]): Promise<Ids> {
  return writer.put({
    table: estates,
    where: eq(estates.project_id, projectId),
    rows: fileEstates.map((estate, position) => ({
      project_id: projectId,
      external_id: estate.id,
      position,
      name: plainText(estate.name),
      type: estate.type,
      stage: estate.stage ?? null,
      end_quarter: estate.construction_end?.quarter ?? null,
      end_year: estate.construction_end?.year ?? null,
      house_type: estate.house_type ?? null,
      published: estate.published,
    })),
    keyOf: ({ external_id }) => external_id,
    scopes: chess,
  })
}

/** Stores the layouts that units share. */
export async function putLayouts(home: ProjectHome, fileLayouts: readonly FileLayout[], shows: ShowIds): Promise<Ids> {
  const { writer, projectId, media } = home
  const scopes = () => ['project'] as const
  const ids = await writer.put({
    table: layouts,
    where: eq(layouts.project_id, projectId),
    rows: fileLayouts.map((layout, position) => ({
      project_id: projectId,
      external_id: layout.id,
      position,
      type: layout.type,
      label: layout.label,
      area_total: layout.area_total,
      area_living: layout.area_living ?? null,
      area_kitchen: layout.area_kitchen ?? null,
      bathrooms: layout.bathrooms ?? null,
      balconies: layout.balconies ?? null,
      plan_id: media.ofOptional(layout.plan),
      tour_id: shows.tour(layout.tour),
      video_id: shows.video(layout.video),
    })),
    keyOf: ({ external_id }) => external_id,
    scopes,
  })
  const ofProject = writer.queries.select({ id: layouts.id }).from(layouts).where(eq(layouts.project_id, projectId))
  await writer.put({
    table: layoutLevels,
    where: inArray(layoutLevels.layout_id, ofProject),
    rows: fileLayouts.flatMap(({ id, plan_levels = [] }) =>
      plan_levels.map((name, level) => ({ layout_id: idIn(ids, id), level, media_id: media.of(name) })),
    ),
    keyOf: ({ layout_id, level }) => `${layout_id} ${level}`,
    scopes,
    ownerOf: ({ layout_id }) => thingOf(layouts, layout_id),
  })
  return ids
}

/** Stores sections, storeys and units. */
export async function putUnits(
  { writer, projectId }: ProjectHome,
  entries: ProjectEntries,
  links: BuildingLinks,
  { adopt, onArchive }: UnitWatch,
): Promise<BuildingIds> {
  const sectionIds = await writer.put({
    table: sections,
    where: eq(sections.project_id, projectId),
    rows: entries.sections.map(({ item, estate }) => ({
      project_id: projectId,
      estate_id: idIn(links.estates, estate.id),
      external_id: item.id,
      number: item.number,
      name: optionalText(item.name),
    })),
    keyOf: ({ external_id }) => external_id,
    scopes: chess,
  })
  const storeyIds = await writer.put({
    table: storeys,
    where: eq(storeys.project_id, projectId),
    rows: entries.storeys.map(({ item, section }) => ({
      project_id: projectId,
      section_id: idIn(sectionIds, section.id),
      external_id: item.id,
      number: item.number,
      position: orderOf(item),
      plan_id: item.plan === undefined ? null : idIn(links.pictures, item.plan),
    })),
    keyOf: ({ external_id }) => external_id,
    scopes: chess,
  })
  const instanceIds = await writer.put({
    table: instances,
    where: eq(instances.project_id, projectId),
    rows: entries.instances.map((entry) => instanceRow(entry, projectId, storeyIds, links)),
    adopt: (row, before) => adopt(row, before, links.marks.current),
    onArchive,
    merged: PATCHED,
    quiet: LAST_IMPORTED,
    keyOf: ({ external_id }) => external_id,
    scopes: chess,
  })
  return { sections: sectionIds, storeys: storeyIds, instances: instanceIds }
}

/** The database id for an id of the file. The checks made sure that it exists. */
export function idIn(ids: Ids, id: string): number {
  const found = ids.get(id)
  if (found === undefined) throw new Error(`no id for ${id}`)
  return found
}

function instanceRow(
  { item, storey }: InstanceEntry,
  projectId: number,
  storeyIds: Ids,
  { marks, shows, layouts: layoutIds }: BuildingLinks,
): RowOf<typeof instances> {
  const price = item.price === undefined ? null : toMinor(item.price)
  const extraPrice = item.extra_price === undefined ? null : toMinor(item.extra_price)
  const statusId = idIn(marks.statuses, item.status)
  return {
    project_id: projectId,
    storey_id: idIn(storeyIds, storey.id),
    external_id: item.id,
    number: item.number,
    layout_id: idIn(layoutIds, item.layout),
    area_total: item.area_total ?? null,
    area_living: item.area_living ?? null,
    area_kitchen: item.area_kitchen ?? null,
    status_id: statusId,
    promoactions: [...new Set(item.promoactions)].map((id) => idIn(marks.promoactions, id)),
    tags: [...new Set(item.tags)].map((id) => idIn(marks.tags, id)),
    price,
    extra_price: extraPrice,
    imported_price: price,
    imported_extra_price: extraPrice,
    imported_status_id: statusId,
    position: item.position ?? null,
    span_columns: item.span?.columns ?? null,
    span_storeys: item.span?.storeys ?? null,
    renovation: item.renovation ?? null,
    window_view: item.window_view ?? null,
    tour_id: shows.tour(item.tour),
    video_id: shows.video(item.video),
    published: item.published,
  }
}
