import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { anyOf, anyTextOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { layoutLevels, layouts } from '#server/db/tables/building.ts'
import { interactives, tours, videos } from '#server/db/tables/picture.ts'
import { galleryPictures } from '#server/db/tables/picture-content.ts'
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
import { type BuildingPart, readBuildingPart } from './read-building-part.ts'
import { byPosition, type ProjectRows, readOwnCatalogue } from './read-rows.ts'

/** A part of a project. All statuses, promoactions and tags belong to it, and what its units are in. */
export interface ProjectPart extends BuildingPart {
  /** Whether the lists of the project itself belong to it. Plain fields always do. */
  readonly project: boolean
  readonly catalogue: boolean
  /** Layouts by their own ids. Those of the units belong to it too. */
  readonly layouts: ReadonlySet<string>
  readonly allLayouts: boolean
  /** The units whose galleries belong to it, by their own ids. */
  readonly galleries: ReadonlySet<string>
}

/** Reads a part of a project, or null. Pictures are only named. Call this within one snapshot. */
export async function readPartRows(
  queries: Queries,
  projectId: number,
  part: ProjectPart,
): Promise<ProjectRows | null> {
  const [project] = await queries.select().from(projects).where(eq(projects.id, projectId))
  if (!project) return null
  const { layouts: usedLayouts, ...building } = await readBuildingPart(queries, projectId, part)
  const layoutRows = await readLayouts(queries, projectId, part, usedLayouts)
  const showing = [...layoutRows, ...building.instances]
  const tourIds = idsOf(showing.map(({ tour_id }) => tour_id))
  const tourRows = tourIds.length > 0 ? await queries.select().from(tours).where(anyOf(tours.id, tourIds)) : []
  return {
    project,
    catalogue: part.catalogue ? await readOwnCatalogue(queries, project) : null,
    ...(await readLists(queries, projectId, part)),
    ...(await readMarks(queries, projectId)),
    ...building,
    layouts: layoutRows,
    levels: await readLevels(queries, part, layoutRows),
    galleries: await readGalleries(queries, projectId, part, building.instances),
    tours: tourRows,
    videos: await readVideos(queries, projectId, part, idsOf(showing.map(({ video_id }) => video_id))),
    pictureNames: await readPictureNames(
      queries,
      idsOf([
        ...building.storeys.map(({ plan_id }) => plan_id),
        ...tourRows.map(({ interactive_id }) => interactive_id),
      ]),
    ),
    interactives: [],
    frames: [],
    geometry: [],
    regions: [],
    scenes: [],
    hotspots: [],
  }
}

async function readMarks(
  queries: Queries,
  projectId: number,
): Promise<Pick<ProjectRows, 'statuses' | 'promoactions' | 'tags'>> {
  const isCurrent = and(eq(statuses.project_id, projectId), isNull(statuses.archived_at))
  return {
    statuses: byPosition(await queries.select().from(statuses).where(isCurrent)),
    promoactions: byPosition(await queries.select().from(promoactions).where(eq(promoactions.project_id, projectId))),
    tags: byPosition(await queries.select().from(tags).where(eq(tags.project_id, projectId))),
  }
}

async function readLists(
  queries: Queries,
  id: number,
  { project }: ProjectPart,
): Promise<Pick<ProjectRows, 'features' | 'documents' | 'reports' | 'programmes'>> {
  if (!project) return { features: [], documents: [], reports: [], programmes: [] }
  return {
    features: byPosition(await queries.select().from(features).where(eq(features.project_id, id))),
    documents: byPosition(await queries.select().from(documents).where(eq(documents.project_id, id))),
    reports: await queries
      .select()
      .from(constructionReports)
      .where(eq(constructionReports.project_id, id))
      .orderBy(constructionReports.id),
    programmes: byPosition(await queries.select().from(paymentProgrammes).where(eq(paymentProgrammes.project_id, id))),
  }
}

async function readLayouts(
  queries: Queries,
  projectId: number,
  { layouts: named, allLayouts }: ProjectPart,
  used: ProjectRows['layouts'],
): Promise<ProjectRows['layouts']> {
  const known = new Set(used.map(({ external_id }) => external_id))
  const missing = [...named].filter((id) => !known.has(id))
  if (!allLayouts && missing.length === 0) return byPosition(used)
  const isCurrent = and(eq(layouts.project_id, projectId), isNull(layouts.archived_at))
  const isNamed = allLayouts ? undefined : anyTextOf(layouts.external_id, missing)
  const rows = await queries.select().from(layouts).where(and(isCurrent, isNamed))
  return byPosition(allLayouts ? rows : [...used, ...rows])
}

async function readLevels(
  queries: Queries,
  { layouts: named, allLayouts }: ProjectPart,
  rows: ProjectRows['layouts'],
): Promise<ProjectRows['levels']> {
  const ids = rows.filter(({ external_id }) => allLayouts || named.has(external_id)).map(({ id }) => id)
  if (ids.length === 0) return []
  return queries.select().from(layoutLevels).where(anyOf(layoutLevels.layout_id, ids)).orderBy(layoutLevels.level)
}

async function readGalleries(
  queries: Queries,
  projectId: number,
  { project, galleries: named }: ProjectPart,
  units: ProjectRows['instances'],
): Promise<ProjectRows['galleries']> {
  const ids = units.filter(({ external_id }) => named.has(external_id)).map(({ id }) => id)
  const wanted: SQL[] = [
    ...(project ? [isNull(galleryPictures.instance_id)] : []),
    ...(ids.length > 0 ? [anyOf(galleryPictures.instance_id, ids)] : []),
  ]
  if (wanted.length === 0) return []
  return byPosition(
    await queries
      .select()
      .from(galleryPictures)
      .where(and(eq(galleryPictures.project_id, projectId), or(...wanted))),
  )
}

async function readVideos(
  queries: Queries,
  projectId: number,
  { project }: ProjectPart,
  ids: readonly number[],
): Promise<ProjectRows['videos']> {
  const wanted: SQL[] = [
    ...(project ? [isNotNull(videos.position)] : []),
    ...(ids.length > 0 ? [anyOf(videos.id, ids)] : []),
  ]
  if (wanted.length === 0) return []
  return byPosition(
    await queries
      .select()
      .from(videos)
      .where(and(eq(videos.project_id, projectId), or(...wanted))),
  )
}

async function readPictureNames(queries: Queries, ids: readonly number[]): Promise<ProjectRows['pictureNames']> {
  if (ids.length === 0) return []
  return queries
    .select({ id: interactives.id, external_id: interactives.external_id })
    .from(interactives)
    .where(anyOf(interactives.id, ids))
}

function idsOf(ids: readonly (number | null)[]): readonly number[] {
  return [...new Set(ids)].filter((id) => id !== null)
}
