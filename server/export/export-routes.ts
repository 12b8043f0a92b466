import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Database } from '#server/db/database.ts'
import { type Refusal, resultOf } from '#server/http/refusal.ts'
import { actorOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'

/** What the routes of exports need. */
interface ExportRouteDeps {
  readonly database: Database
  /** Reads the file of a project with all unpublished changes. */
  readonly readDraftFile: (by: ReachingActor, projectId: number) => Promise<{ readonly file: object } | Refusal>
}

/** `GET manage/projects/{id}/file`: the inverse of an import. */
export function exportRoutes(scope: FastifyInstance, { database, readDraftFile }: ExportRouteDeps): void {
  manageRoute(scope, 'exportProject', async ({ request, reply, params: { id }, query: { draft } }) => {
    // Loaded with the first export, since they import the tables of a whole project.
    const [{ exportProject }, { jsonPieces }] = await Promise.all([
      import('./export-project.ts'),
      import('./json-pieces.ts'),
    ])
    const actor = actorOf(request)
    const { file } = resultOf(draft === '1' ? await readDraftFile(actor, id) : await exportProject(database, actor, id))
    return reply.type('application/json; charset=utf-8').send(Readable.from(jsonPieces(file)))
  })
}
