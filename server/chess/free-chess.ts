import { buildChess } from '#domain/chess/build-chess.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { Queries } from '#server/db/database.ts'
import { readLayoutRules } from '#server/project/layout-answers.ts'
import { readMarks } from '#server/project/marks.ts'
import { factsOf } from '#server/project/project-facts.ts'
import type { Texts } from '#server/project/texts.ts'
import type { ProjectRow } from '#server/project/visible-projects.ts'
import { readEstateTree, type TreeScope } from './estate-tree.ts'

/** Reads a project's chess with only its free units, which is enough for free counts and lowest prices. */
export async function readFreeChess(
  queries: Queries,
  project: ProjectRow,
  texts: Texts,
  scope: Omit<TreeScope, 'projectId' | 'onlyFree'>,
): Promise<Chess> {
  const answer = await readEstateTree(queries, { ...scope, projectId: project.id, onlyFree: true }, texts)
  const layouts = await readLayoutRules(queries, project.id)
  const marks = await readMarks(queries, project.id, texts)
  return buildChess({ project: factsOf(project, texts), layouts, ...marks }, answer)
}
