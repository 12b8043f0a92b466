import type * as z from 'zod'
import type { interactiveQuery } from '#contract/interactive.ts'
import type { AnswerCache, BuiltAnswer } from '#server/answer/answer-cache.ts'
import type { PreparedAnswer } from '#server/answer/prepared-answer.ts'
import { buildTokenAnswer } from '#server/catalogue/token-answer.ts'
import { buildChessAnswer } from '#server/chess/chess-answer.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { buildInteractiveAnswer } from '#server/interactive/interactive-answer.ts'
import type { Directory } from '#server/link/link-directory.ts'
import { withMediaUrl } from '#server/media/media-url.ts'
import { buildProjectAnswer } from '#server/project/project-answer.ts'
import type { Call } from '#server/public-call/call.ts'
import { type DraftReader, withoutDrafts } from '#server/public-call/draft-reader.ts'

/** Selects the picture that a visitor requests. */
export type InteractiveQuery = z.infer<typeof interactiveQuery>

/** The four public responses; null if the catalogue has no such thing. */
export interface PublicAnswers {
  readonly token: (call: Call) => Promise<PreparedAnswer | null>
  readonly project: (call: Call, id: number) => Promise<PreparedAnswer | null>
  readonly chess: (call: Call, id: number) => Promise<PreparedAnswer | null>
  readonly interactive: (call: Call, query: InteractiveQuery) => Promise<PreparedAnswer | null>
}

/** What the responses are made from. */
interface AnswerDeps {
  readonly database: Database
  readonly directory: Directory
  readonly answers: AnswerCache
  /** The base URL of media; null if they are on our own host. */
  readonly mediaUrl?: string | null
  /** Shows drafts in previews; by default none are shown. */
  readonly drafts?: DraftReader
}

/** Creates the public responses. Each is built once for all visitors who get the same one. */
export function createPublicAnswers(deps: AnswerDeps): PublicAnswers {
  const { directory, answers, mediaUrl, drafts = withoutDrafts(deps.database) } = deps

  async function answer(call: Call, key: readonly unknown[], build: (queries: Queries) => Promise<BuiltAnswer | null>) {
    const stamp = await drafts.stampOf(call)
    return answers.get([...key, stamp].join('/'), async () => {
      // One snapshot for all queries of a response, so that a change in between can't make it inconsistent.
      const built = await drafts.read(stamp, build)
      return built && { ...built, data: withMediaUrl(built.data, mediaUrl) }
    })
  }
  return {
    token: (call) =>
      answer(
        call,
        ['token', call.catalogue.id, call.partner?.id ?? '', call.domain ?? '', call.view ?? '', ...versionOf(call)],
        (queries) => buildTokenAnswer(queries, call, directory),
      ),
    project: (call, id) =>
      answer(call, ['project', call.catalogue.id, id, ...versionOf(call)], (queries) =>
        buildProjectAnswer(queries, call, id),
      ),
    chess: (call, id) =>
      answer(call, ['chess', call.catalogue.id, id, ...versionOf(call)], (queries) =>
        buildChessAnswer(queries, call, id),
      ),
    interactive: (call, query) =>
      answer(
        call,
        ['interactive', call.catalogue.id, query.id, query.frame ?? '', query.storey ?? '', ...versionOf(call)],
        (queries) => buildInteractiveAnswer(queries, call, query),
      ),
  }
}

function versionOf({ lang, isPreview, partner }: Call): readonly string[] {
  // All partner links hide the same contacts.
  return [lang, isPreview ? 'preview' : 'published', partner ? 'partner' : '']
}
