import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { resultOf } from '#server/http/refusal.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { withMediaUrl } from '#server/media/media-url.ts'
import { readProjectFigures } from './project-figures.ts'

/** What the routes need. */
interface ProjectManageDeps {
  readonly database: Database
  readonly mediaUrl?: string | null
}

/** `manage/projects/{id}/figures`: what a project has to sell now. */
export function projectManageRoutes(scope: FastifyInstance, { database, mediaUrl }: ProjectManageDeps): void {
  manageRoute(scope, 'readProjectFigures', async ({ request, params: { id } }) => {
    const data = await database.queries.transaction(
      async (tx) => resultOf(await readProjectFigures(tx, callerOf(request), id)),
      // One snapshot, so that the figures agree with one another.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    return { data: withMediaUrl(data, mediaUrl) }
  })
}
