import type { EstateData } from '#contract/chess.ts'
import type { InteractiveData } from '#contract/interactive.ts'
import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import type { Chess } from '#domain/chess/chess.ts'
import { type PreparedAnswer, readAnswer } from '#server/answer/prepared-answer.ts'
import type { Call } from '#server/call/call.ts'
import type { InteractiveQuery, PublicAnswers } from './public-answers.ts'

/** A project and its units with everything derived. */
export interface ProjectModel {
  readonly data: ProjectData
  readonly chess: Chess
}

/**
 * The public answers as values, for what the server itself makes of them: documents, previews, structured data. They hold
 * what the visitor of the call may see and nothing else, so that nothing made of them can tell more.
 */
export interface PublicModels {
  readonly token: (call: Call) => Promise<TokenData | null>
  readonly project: (call: Call, id: number) => Promise<ProjectModel | null>
  readonly picture: (call: Call, query: InteractiveQuery) => Promise<InteractiveData | null>
}

/** Models of 20,000 units are large: the last ones asked for are kept, so that a unit's sheet does not read a project. */
const KEPT = 4

/** Gives the public answers as values. */
export function createPublicModels(answers: PublicAnswers): PublicModels {
  const kept = new Map<string, ProjectModel>()

  /** By what the answers say: one that changed has another hash. */
  async function modelOf(project: PreparedAnswer, chess: PreparedAnswer): Promise<ProjectModel> {
    const key = `${project.hash}/${chess.hash}`
    const model = kept.get(key) ?? (await buildModel(project, chess))
    kept.delete(key)
    kept.set(key, model)
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
    return model
  }

  return {
    token: async (call) => {
      const answer = await answers.token(call)
      return answer && readAnswer(answer)
    },
    project: async (call, id) => {
      const [project, chess] = await Promise.all([answers.project(call, id), answers.chess(call, id)])
      return project && chess && modelOf(project, chess)
    },
    picture: async (call, query) => {
      const answer = await answers.interactive(call, query)
      return answer && readAnswer(answer)
    },
  }
}

async function buildModel(project: PreparedAnswer, chess: PreparedAnswer): Promise<ProjectModel> {
  const [data, estates] = await Promise.all([readAnswer<ProjectData>(project), readAnswer<EstateData[]>(chess)])
  return { data, chess: buildChess(data, estates) }
}
