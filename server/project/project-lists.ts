import { and, asc, desc, eq } from 'drizzle-orm'
import type { ProjectData } from '#contract/projects.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { interactives } from '#server/db/tables/picture.ts'
import { panoramaScenes } from '#server/db/tables/picture-content.ts'
import { constructionReports, documents, features, paymentProgrammes } from '#server/db/tables/project.ts'
import { fileUrl, imageOf } from '#server/media/image-answer.ts'
import type { ProjectGalleries } from './galleries.ts'
import type { Texts } from './texts.ts'

type Details = ProjectData['project']

/** Reads the features of a project. */
export async function readFeatures(queries: Queries, projectId: number, texts: Texts): Promise<Details['features']> {
  const rows = await queries
    .select()
    .from(features)
    .where(eq(features.project_id, projectId))
    .orderBy(features.position, features.id)
  return rows.map(({ icon, name, description }) => ({
    icon,
    name: texts.text(name),
    description: texts.textOrNull(description),
  }))
}

/** Reads the documents to download. */
export async function readDocuments(queries: Queries, projectId: number, texts: Texts): Promise<Details['documents']> {
  const rows = await queries
    .select({ document: documents, file: media })
    .from(documents)
    .innerJoin(media, eq(media.id, documents.media_id))
    .where(eq(documents.project_id, projectId))
    .orderBy(documents.position, documents.id)
  return rows.map(({ document: { kind, name }, file }) => ({
    kind,
    name: texts.text(name),
    src: fileUrl(file),
    media_type: file.media_type,
    size: file.size,
  }))
}

/** Which reports to read, and their pictures. */
interface ReportOptions {
  readonly galleries: ProjectGalleries
  readonly isPreview: boolean
}

/** Reads the construction reports, newest first. */
export async function readReports(
  queries: Queries,
  projectId: number,
  texts: Texts,
  { galleries, isPreview }: ReportOptions,
): Promise<Details['reports']> {
  const isPublished = isPreview ? undefined : eq(constructionReports.published, true)
  const rows = await queries
    .select()
    .from(constructionReports)
    .where(and(eq(constructionReports.project_id, projectId), isPublished))
    .orderBy(desc(constructionReports.month), desc(constructionReports.id))
  return rows.map(({ id, month, text, progress }) => ({
    id,
    month,
    text: texts.html(text),
    progress,
    pictures: galleries.ofReport(id),
  }))
}

/** Reads the mortgage and instalment programmes. */
export async function readProgrammes(
  queries: Queries,
  projectId: number,
  texts: Texts,
): Promise<Details['payment_programmes']> {
  const rows = await queries
    .select()
    .from(paymentProgrammes)
    .where(eq(paymentProgrammes.project_id, projectId))
    .orderBy(paymentProgrammes.position, paymentProgrammes.id)
  return rows.map(({ id, kind, name, rate, min_first, max_term }) => ({
    id,
    kind,
    name: texts.text(name),
    rate,
    min_first,
    max_term,
  }))
}

/** Reads the panoramas with the picture of their first scene. */
export async function readPanoramas(queries: Queries, projectId: number, texts: Texts): Promise<Details['panoramas']> {
  const rows = await queries
    .selectDistinctOn([interactives.position, interactives.id], { panorama: interactives, file: media })
    .from(interactives)
    .leftJoin(panoramaScenes, eq(panoramaScenes.interactive_id, interactives.id))
    .leftJoin(media, eq(media.id, panoramaScenes.media_id))
    .where(and(eq(interactives.project_id, projectId), eq(interactives.kind, 'panorama')))
    .orderBy(interactives.position, interactives.id, asc(panoramaScenes.position))
  return rows.map(({ panorama: { id, name }, file }) => ({ id, name: texts.text(name), thumb: file && imageOf(file) }))
}
