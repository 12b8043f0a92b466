import { and, asc, eq, inArray, isNull, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import { wholeAccount } from '#server/account/reach.ts'
import type { StoredCatalogue } from '#server/catalogue/catalogue-settings.ts'
import { findCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { Queries } from '#server/db/database.ts'
import { instances, layoutLevels, layouts, storeys } from '#server/db/tables/building.ts'
import { catalogues, links } from '#server/db/tables/catalogue.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { frames, interactives, pictureGeometry, tours, videos } from '#server/db/tables/picture.ts'
import { galleryPictures, hotspots, panoramaScenes, regions } from '#server/db/tables/picture-content.ts'
import {
  constructionReports,
  documents,
  features,
  paymentProgrammes,
  projects,
  promoactions,
  statuses,
  tags,
} from '#server/db/tables/project.ts'
import { readPages } from './read-pages.ts'

/** All rows of a project except archived ones, each list in the order of the file. */
export type ProjectRows = NonNullable<Awaited<ReturnType<typeof readRows>>>

/** Reads a project, or null. Call this within one snapshot. */
export async function readRows(queries: Queries, projectId: number) {
  const [project] = await queries.select().from(projects).where(eq(projects.id, projectId))
  if (!project) return null
  return {
    project,
    catalogue: await readOwnCatalogue(queries, project),
    ...(await readFacts(queries, projectId)),
    ...(await readBuilding(queries, projectId)),
    ...(await readPictures(queries, eq(interactives.project_id, projectId))),
    pictureNames: [] as readonly PictureName[],
  }
}

/** A picture that is only referred to. */
type PictureName = Pick<typeof interactives.$inferSelect, 'id' | 'external_id'>

/** All rows of a group's pictures, with what their regions may show. */
export type GroupRows = NonNullable<Awaited<ReturnType<typeof readGroupRows>>>

/** Reads the pictures of a group, or null. */
export async function readGroupRows(queries: Queries, catalogueId: number) {
  const [group] = await queries
    .select({ accountId: catalogues.account_id, token: links.token })
    .from(catalogues)
    .innerJoin(links, and(eq(links.catalogue_id, catalogues.id), isNull(links.partner_id)))
    .where(and(eq(catalogues.id, catalogueId), eq(catalogues.type, 'GroupInteractiveCatalogue')))
  if (!group) return null
  return {
    ...group,
    projects: await queries
      .select({ id: projects.id, external_id: projects.external_id })
      .from(projects)
      .where(eq(projects.account_id, group.accountId)),
    ...(await readPictures(queries, eq(interactives.catalogue_id, catalogueId))),
  }
}

/** Reads the oldest unarchived catalogue of a project. */
export async function readOwnCatalogue(
  queries: Queries,
  { id, account_id }: typeof projects.$inferSelect,
): Promise<StoredCatalogue | null> {
  const [oldest] = await queries
    .select({ id: catalogues.id })
    .from(catalogues)
    .where(and(eq(catalogues.project_id, id), eq(catalogues.archived, false)))
    .orderBy(asc(catalogues.id))
    .limit(1)
  return oldest ? findCatalogue(queries, wholeAccount(account_id), oldest.id) : null
}

async function readFacts(queries: Queries, projectId: number) {
  const isCurrent = and(eq(statuses.project_id, projectId), isNull(statuses.archived_at))
  return {
    features: byPosition(await readPages(queries, features, eq(features.project_id, projectId))),
    documents: byPosition(await readPages(queries, documents, eq(documents.project_id, projectId))),
    // Reports have no position, but their ids are in the order of the file.
    reports: await readPages(queries, constructionReports, eq(constructionReports.project_id, projectId)),
    programmes: byPosition(await readPages(queries, paymentProgrammes, eq(paymentProgrammes.project_id, projectId))),
    statuses: byPosition(await readPages(queries, statuses, isCurrent)),
    promoactions: byPosition(await readPages(queries, promoactions, eq(promoactions.project_id, projectId))),
    tags: byPosition(await readPages(queries, tags, eq(tags.project_id, projectId))),
    galleries: byPosition(await readPages(queries, galleryPictures, eq(galleryPictures.project_id, projectId))),
    tours: await readPages(queries, tours, eq(tours.project_id, projectId)),
    videos: byPosition(await readPages(queries, videos, eq(videos.project_id, projectId))),
  }
}

async function readBuilding(queries: Queries, projectId: number) {
  const current = <Table extends typeof layouts | typeof estates | typeof sections | typeof storeys | typeof instances>(
    table: Table,
  ) => and(eq(table.project_id, projectId), isNull(table.archived_at))
  const layoutRows = byPosition(await readPages(queries, layouts, current(layouts)))
  const ofProject = queries.select({ id: layouts.id }).from(layouts).where(current(layouts))
  return {
    layouts: layoutRows,
    levels: await queries
      .select()
      .from(layoutLevels)
      .where(inArray(layoutLevels.layout_id, ofProject))
      .orderBy(asc(layoutLevels.level)),
    estates: byPosition(await readPages(queries, estates, current(estates))),
    // Like reports, these are ordered by id.
    sections: await readPages(queries, sections, current(sections)),
    storeys: await readPages(queries, storeys, current(storeys)),
    instances: await readPages(queries, instances, current(instances)),
  }
}

async function readPictures(queries: Queries, isOfHome: SQL) {
  const pictures = queries.select({ id: interactives.id }).from(interactives).where(isOfHome)
  const scenes = queries
    .select({ id: panoramaScenes.id })
    .from(panoramaScenes)
    .where(inArray(panoramaScenes.interactive_id, pictures))
  const frameRows = await readPages(queries, frames, inArray(frames.interactive_id, pictures))
  return {
    interactives: byPosition(await readPages(queries, interactives, isOfHome)),
    frames: frameRows.toSorted((a, b) => a.number - b.number),
    geometry: await queries.select().from(pictureGeometry).where(inArray(pictureGeometry.interactive_id, pictures)),
    regions: byPosition(await readPages(queries, regions, isWritten(queries, pictures))),
    scenes: byPosition(await readPages(queries, panoramaScenes, inArray(panoramaScenes.interactive_id, pictures))),
    hotspots: byPosition(await readPages(queries, hotspots, inArray(hotspots.scene_id, scenes))),
  }
}

/** Computed regions are exported only if their volumes were not stored. */
function isWritten(queries: Queries, pictures: SQLWrapper): SQL | undefined {
  const ofPictures = inArray(frames.interactive_id, pictures)
  const all = queries.select({ id: frames.id }).from(frames).where(ofPictures)
  const withoutVolumes = queries
    .select({ id: frames.id })
    .from(frames)
    .leftJoin(pictureGeometry, eq(pictureGeometry.interactive_id, frames.interactive_id))
    .where(and(ofPictures, isNull(pictureGeometry.interactive_id)))
  return and(inArray(regions.frame_id, all), or(eq(regions.computed, false), inArray(regions.frame_id, withoutVolumes)))
}

/** Sorts rows by their place in the file. */
export function byPosition<Row extends { readonly position: number | null }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
}
