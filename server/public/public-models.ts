import type { EstateData } from '#contract/chess.ts'
import type { InteractiveData } from '#contract/interactive.ts'
import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import type { Chess } from '#domain/chess/chess.ts'
import { type PreparedAnswer, readAnswer } from '#server/answer/prepared-answer.ts'
import { createRecentValues } from '#server/answer/recent-values.ts'
import type { Call } from '#server/public-call/call.ts'
import type { InteractiveQuery, PublicAnswers } from './public-answers.ts'

/** A project and its units, with all derived values. */
export interface ProjectModel {
  readonly data: ProjectData
  readonly chess: Chess
}

/** The responses about a project and its units. */
interface ProjectSources {
  readonly project: PreparedAnswer
  readonly chess: PreparedAnswer
}

/**
 * The public responses as values, for documents, previews and structured data of the server itself. They contain only
 * what the visitor of the call may see, so nothing made from them can reveal more.
 */
export interface PublicModels {
  readonly token: (call: Call) => Promise<TokenData | null>
  readonly project: (call: Call, id: number) => Promise<ProjectModel | null>
  /** The responses that a project's model is made from. */
  readonly sources: (call: Call, id: number) => Promise<ProjectSources | null>
  readonly picture: (call: Call, query: InteractiveQuery) => Promise<InteractiveData | null>
}

/**
 * Models of 20,000 units are large, and so are pictures of buildings. The most recent ones are cached, so that the
 * sheet of a unit does not read a whole project.
 */
const KEPT = { models: 4, pictures: 24 } as const

/** Creates the public responses as values. They are kept by the hash of the response: a changed one has another key. */
export function createPublicModels(answers: PublicAnswers): PublicModels {
  const models = createRecentValues<ProjectModel>(KEPT.models)
  const pictures = createRecentValues<InteractiveData>(KEPT.pictures)

  async function sources(call: Call, id: number): Promise<ProjectSources | null> {
    const [project, chess] = await Promise.all([answers.project(call, id), answers.chess(call, id)])
    return project && chess && { project, chess }
  }

  return {
    token: async (call) => {
      const answer = await answers.token(call)
      return answer && readAnswer(answer)
    },
    sources,
    project: async (call, id) => {
      const found = await sources(call, id)
      if (!found) return null
      const { project, chess } = found
      return models.get(`${project.hash}/${chess.hash}`, () => buildModel(project, chess))
    },
    picture: async (call, query) => {
      const answer = await answers.interactive(call, query)
      return answer && pictures.get(answer.hash, () => readAnswer<InteractiveData>(answer))
    },
  }
}

async function buildModel(project: PreparedAnswer, chess: PreparedAnswer): Promise<ProjectModel> {
  const [data, estates] = await Promise.all([readAnswer<ProjectData>(project), readAnswer<EstateData[]>(chess)])
  return { data, chess: buildChess(data, estates) }
}
