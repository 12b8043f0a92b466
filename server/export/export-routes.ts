import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { idParams } from '#contract/id.ts'
import type { Database } from '#server/db/database.ts'
import { readInput } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { actorOf } from '#server/manage/manage-guard.ts'

/** `GET manage/projects/{id}/file`: the inverse of an import. */
export function exportRoutes(scope: FastifyInstance, { database }: { readonly database: Database }): void {
  scope.get('/projects/:id/file', async (request, reply) => {
    const { id } = readInput(idParams, request.params)
    // Loaded with the first export, since they import the tables of a whole project.
    const [{ exportProject }, { jsonPieces }] = await Promise.all([
      import('./export-project.ts'),
      import('./json-pieces.ts'),
    ])
    const { file } = resultOf(await exportProject(database, actorOf(request), id))
    return reply.type('application/json; charset=utf-8').send(Readable.from(jsonPieces(file)))
  })
}
