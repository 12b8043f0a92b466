import type { ProjectData } from '#contract/projects.ts'
import type { BuiltAnswer } from '#server/answer/answer-cache.ts'
import { readHiddenContacts } from '#server/contact/hidden-contacts.ts'
import type { Queries } from '#server/db/database.ts'
import type { Call } from '#server/public-call/call.ts'
import { readFiles } from './files.ts'
import { type Films, readFilms } from './films.ts'
import { readProjectGalleries } from './galleries.ts'
import { readLayouts } from './layout-answers.ts'
import { readMarks } from './marks.ts'
import { factsOf } from './project-facts.ts'
import { readDocuments, readFeatures, readPanoramas, readProgrammes, readReports } from './project-lists.ts'
import { type Texts, textsIn } from './texts.ts'
import { type ProjectRow, readProjects, visibilityOf } from './visible-projects.ts'

/** The response for a project. */
interface BuiltProject extends BuiltAnswer {
  readonly data: ProjectData
}

/** Builds the response of `GET public/projects/{id}`; null for a project that the caller may not see. */
export async function buildProjectAnswer(
  queries: Queries,
  call: Call,
  projectId: number,
): Promise<BuiltProject | null> {
  const row = (await readProjects(queries, call)).visible.get(projectId)
  if (!row) return null
  const hidden = await readHiddenContacts(queries, call)
  const texts = textsIn(call.lang, call.catalogue.default_lang, hidden.fromHtml)
  const films = await readFilms(queries, projectId, texts)
  return {
    data: hidden.fromAnswer({
      project: await readDetails(queries, row, { texts, films, isPreview: call.isPreview }),
      layouts: await readLayouts(queries, projectId, films),
      ...(await readMarks(queries, projectId, texts)),
    }),
    subjects: [...visibilityOf([projectId]), { scope: 'pictures', id: projectId }, ...hidden.subjects],
  }
}

interface DetailContext {
  readonly texts: Texts
  readonly films: Films
  readonly isPreview: boolean
}

async function readDetails(
  queries: Queries,
  row: ProjectRow,
  { texts, films, isPreview }: DetailContext,
): Promise<ProjectData['project']> {
  const files = await readFiles(queries, [row.map_image_id, row.renovation_image_id])
  const galleries = await readProjectGalleries(queries, row.id, texts)
  return {
    ...factsOf(row, texts),
    description: texts.htmlOrNull(row.description),
    gallery: galleries.own,
    features: await readFeatures(queries, row.id, texts),
    documents: await readDocuments(queries, row.id, texts),
    map_image: files.imageOrNull(row.map_image_id),
    renovation_image: files.imageOrNull(row.renovation_image_id),
    reports: await readReports(queries, row.id, texts, { galleries, isPreview }),
    payment_programmes: await readProgrammes(queries, row.id, texts),
    videos: [...films.own],
    panoramas: await readPanoramas(queries, row.id, texts),
  }
}
