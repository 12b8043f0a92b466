import { chessAnswer } from '#contract/chess.ts'
import { interactiveAnswer } from '#contract/interactive.ts'
import { projectAnswer } from '#contract/projects.ts'
import { tokenAnswer } from '#contract/token.ts'
import { buildTokenAnswer } from '#server/catalogue/token-answer.ts'
import { buildChessAnswer } from '#server/chess/chess-answer.ts'
import type { Queries } from '#server/db/database.ts'
import type { TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
import { buildInteractiveAnswer, type PictureQuery } from '#server/interactive/interactive-answer.ts'
import { openDirectory } from '#server/link/link-directory.ts'
import type { Subject } from '#server/live/change.ts'
import { followChanges } from '#server/live/change-feed.ts'
import type { Call } from '#server/public-call/call.ts'
import { buildProjectAnswer } from './project-answer.ts'

/** The sample and the responses about it. */
export type Answers = Awaited<ReturnType<typeof openAnswers>>

/** Inserts the sample and builds responses, each checked against its contract, with the subjects as texts. */
export async function openAnswers({ database, stop }: TestDatabase) {
  const sample = await insertSample(database.queries)
  const directory = await openDirectory(database, await followChanges(database))

  function read<Result>(build: (queries: Queries) => Promise<Result>): Promise<Result> {
    return database.queries.transaction(build, { isolationLevel: 'repeatable read', accessMode: 'read only' })
  }

  return {
    sample,
    stop,
    aCall: (first: string, changes: Partial<Call> = {}, second?: string): Call => {
      const visit = directory.resolve(first, second)
      if (!visit) throw new Error(`no catalogue ${first}`)
      return { ...visit, lang: 'en', isPreview: false, domain: null, ...changes }
    },
    token: async (call: Call) => {
      const { data, subjects } = await read((queries) => buildTokenAnswer(queries, call, directory))
      return { ...tokenAnswer.parse({ data }).data, subjects: namesOf(subjects) }
    },
    project: async (call: Call, id: number) => {
      const built = await read((queries) => buildProjectAnswer(queries, call, id))
      return built && { ...projectAnswer.parse({ data: built.data }).data, subjects: namesOf(built.subjects) }
    },
    chess: async (call: Call, id: number) => {
      const built = await read((queries) => buildChessAnswer(queries, call, id))
      return built && { estates: chessAnswer.parse({ data: built.data }).data, subjects: namesOf(built.subjects) }
    },
    interactive: async (call: Call, query: PictureQuery) => {
      const built = await read((queries) => buildInteractiveAnswer(queries, call, query))
      return built && { ...interactiveAnswer.parse({ data: built.data }).data, subjects: namesOf(built.subjects) }
    },
  }
}

function namesOf(subjects: readonly Subject[]): readonly string[] {
  return [...new Set(subjects.map(({ scope, id }) => `${scope}:${id}`))].sort()
}
