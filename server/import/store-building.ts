import { and, eq, inArray } from 'drizzle-orm'
import { ESTATE_FIELDS, SECTION_FIELDS, STOREY_FIELDS } from '#domain/field/building.ts'
import { INSTANCE_FIELDS, LAYOUT_FIELDS, PATCHED_COLUMNS } from '#domain/field/unit.ts'
import { anyTextOf } from '#server/db/any-of.ts'
import { instances, layoutLevels, layouts, storeys } from '#server/db/tables/building.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { orderOf } from './check-building.ts'
import type { ProjectEntries } from './entries.ts'
import type { FileEstate, FileInstance, FileLayout } from './file-types.ts'
import { isWhole, onlyChanged } from './import-part.ts'
import { type RowOf, thingOf } from './row-writer.ts'
import type { ProjectHome } from './store-facts.ts'
import { type FieldRefs, idIn, storeFields } from './store-fields.ts'
import type { MarkIds } from './store-marks.ts'
import type { ShowIds } from './store-shows.ts'

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

const estateColumns = storeFields(ESTATE_FIELDS, estates)
const sectionColumns = storeFields(SECTION_FIELDS, sections)
const storeyColumns = storeFields(STOREY_FIELDS, storeys)
const instanceColumns = storeFields(INSTANCE_FIELDS, instances)
const layoutColumns = storeFields(LAYOUT_FIELDS, layouts)

// Columns that only the next import reads.
const LAST_IMPORTED = ['imported_price', 'imported_extra_price', 'imported_status_id'] as const

const chess = () => ['chess'] as const

/** Stores the buildings. */
export function putEstates(
  { writer, projectId, media, part }: ProjectHome,
  fileEstates: readonly FileEstate[],
): Promise<Ids> {
  return writer.put({
    table: estates,
    where: eq(estates.project_id, projectId),
    only: onlyChanged(part, 'estate', estates.external_id),
    rows: fileEstates.map((estate, position) => ({
      project_id: projectId,
      external_id: estate.id,
      position,
      ...estateColumns(estate, { media }),
      end_quarter: estate.construction_end?.quarter ?? null,
      end_year: estate.construction_end?.year ?? null,
    })),
    keyOf: ({ external_id }) => external_id,
    adopt: (row, before) => (isWhole(part, 'estate') ? row : { ...row, position: before.position }),
    scopes: chess,
  })
}

/** Stores the layouts that units share. */
export async function putLayouts(home: ProjectHome, fileLayouts: readonly FileLayout[], shows: ShowIds): Promise<Ids> {
  const { writer, projectId, media, part } = home
  const scopes = () => ['project'] as const
  const ids = await writer.put({
    table: layouts,
    where: eq(layouts.project_id, projectId),
    only: onlyChanged(part, 'layout', layouts.external_id),
    rows: fileLayouts.map((layout, position) => ({
      project_id: projectId,
      external_id: layout.id,
      position,
      ...layoutColumns(layout, { media }),
      tour_id: shows.tour(layout.tour),
      video_id: shows.video(layout.video),
    })),
    adopt: (row, before) => ({
      ...row,
      ...(!isWhole(part, 'layout') && { position: before.position }),
      ...(part && { tour_id: before.tour_id, video_id: before.video_id }),
    }),
    keyOf: ({ external_id }) => external_id,
    scopes,
  })
  const only = onlyChanged(part, 'layout', layouts.external_id)
  if (only?.keys.length === 0) return ids
  const ofProject = writer.queries
    .select({ id: layouts.id })
    .from(layouts)
    .where(and(eq(layouts.project_id, projectId), only && anyTextOf(only.column, only.keys)))
  const stored = only ? fileLayouts.filter(({ id }) => only.keys.includes(id)) : fileLayouts
  await writer.put({
    table: layoutLevels,
    where: inArray(layoutLevels.layout_id, ofProject),
    rows: stored.flatMap(({ id, plan_levels = [] }) =>
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
  { writer, projectId, media, part }: ProjectHome,
  entries: ProjectEntries,
  links: BuildingLinks,
  { adopt, onArchive }: UnitWatch,
): Promise<BuildingIds> {
  const { marks, layouts: layout, pictures: interactive } = links
  const { statuses: status, promoactions: promoaction, tags: tag } = marks
  const refs: FieldRefs = { media, ids: { status, promoaction, tag, layout, interactive } }
  const sectionIds = await writer.put({
    table: sections,
    where: eq(sections.project_id, projectId),
    only: onlyChanged(part, 'section', sections.external_id),
    rows: entries.sections.map(({ item, estate }) => ({
      project_id: projectId,
      estate_id: idIn(links.estates, estate.id),
      external_id: item.id,
      ...sectionColumns(item, refs),
    })),
    keyOf: ({ external_id }) => external_id,
    scopes: chess,
  })
  const storeyIds = await writer.put({
    table: storeys,
    where: eq(storeys.project_id, projectId),
    only: onlyChanged(part, 'storey', storeys.external_id),
    rows: entries.storeys.map(({ item, section }) => ({
      project_id: projectId,
      section_id: idIn(sectionIds, section.id),
      external_id: item.id,
      ...storeyColumns(item, refs),
      position: orderOf(item),
    })),
    keyOf: ({ external_id }) => external_id,
    scopes: chess,
  })
  const instanceIds = await writer.put({
    table: instances,
    where: eq(instances.project_id, projectId),
    only: onlyChanged(part, 'instance', instances.external_id),
    rows: entries.instances.map(({ item, storey }) => ({
      project_id: projectId,
      storey_id: idIn(storeyIds, storey.id),
      ...instanceRow(item, links.shows, refs),
    })),
    adopt: (row, before) => ({
      ...adopt(row, before, marks.current),
      ...(part && { tour_id: before.tour_id, video_id: before.video_id }),
    }),
    onArchive,
    merged: PATCHED_COLUMNS,
    quiet: LAST_IMPORTED,
    keyOf: ({ external_id }) => external_id,
    scopes: chess,
  })
  return { sections: sectionIds, storeys: storeyIds, instances: instanceIds }
}

function instanceRow(
  item: FileInstance,
  shows: ShowIds,
  refs: FieldRefs,
): Omit<RowOf<typeof instances>, 'project_id' | 'storey_id'> {
  const columns = instanceColumns(item, refs)
  return {
    external_id: item.id,
    ...columns,
    imported_price: columns.price,
    imported_extra_price: columns.extra_price,
    imported_status_id: columns.status_id,
    span_columns: item.span?.columns ?? null,
    span_storeys: item.span?.storeys ?? null,
    tour_id: shows.tour(item.tour),
    video_id: shows.video(item.video),
  }
}
