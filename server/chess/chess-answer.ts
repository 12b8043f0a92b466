import type { EstateData } from '#contract/chess.ts'
import type { BuiltAnswer } from '#server/answer/answer-cache.ts'
import { readHiddenContacts } from '#server/contact/hidden-contacts.ts'
import type { Queries } from '#server/db/database.ts'
import { readFilms } from '#server/project/films.ts'
import { readInstanceGalleries } from '#server/project/galleries.ts'
import { textsIn } from '#server/project/texts.ts'
import { readProjects, visibilityOf } from '#server/project/visible-projects.ts'
import type { Call } from '#server/public-call/call.ts'
import { readEstateTree } from './estate-tree.ts'

/** The answer about the units of a project. */
interface BuiltChess extends BuiltAnswer {
  readonly data: EstateData[]
}

/** Builds the answer of `GET public/projects/{id}/chess`; null for a project that the call may not see. */
export async function buildChessAnswer(queries: Queries, call: Call, projectId: number): Promise<BuiltChess | null> {
  const projects = await readProjects(queries, call)
  if (!projects.visible.has(projectId)) return null
  const hidden = await readHiddenContacts(queries, call)
  const texts = textsIn(call.lang, call.catalogue.default_lang, hidden.fromHtml)
  const films = await readFilms(queries, projectId, texts)
  const galleries = await readInstanceGalleries(queries, projectId, texts)
  const scope = { projectId, isPreview: call.isPreview, takenPrices: call.catalogue.taken_prices }
  const data = await readEstateTree(queries, scope, texts, (row) => {
    const gallery = galleries.get(row.id)
    return { ...(gallery && { gallery }), ...films.of(row) }
  })
  return {
    data: hidden.fromAnswer(data),
    subjects: [...visibilityOf([projectId]), { scope: 'chess', id: projectId }, ...hidden.subjects],
  }
}
