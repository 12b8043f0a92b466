import type { FastifyInstance } from 'fastify'
import { restoreQuery, versionParams } from '#contract/versions.ts'
import { groupHome, projectHome } from '#server/draft/draft-home.ts'
import { readInput } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { type RestoreDeps, restoreVersion, undoVersion } from './restore-version.ts'

/** `manage/…/versions/{version}/restore` and `…/undo`: put older data into the draft, or say what that would do. */
export function restoreManageRoutes(scope: FastifyInstance, deps: RestoreDeps): void {
  for (const [kind, findHome] of [
    ['projects', projectHome],
    ['catalogues', groupHome],
  ] as const) {
    for (const [act, restore] of [
      ['restore', restoreVersion],
      ['undo', undoVersion],
    ] as const) {
      scope.post(`/${kind}/:id/versions/:version/${act}`, async (request) => {
        const { id, version } = readInput(versionParams, request.params)
        const home = resultOf(await findHome(deps.database.queries, callerOf(request), id))
        const { dry_run } = readInput(restoreQuery, request.query)
        const by = { ...actorOf(request), role: callerOf(request).role }
        return { data: resultOf(await restore(deps, home, by, version, { dryRun: dry_run === '1' })) }
      })
    }
  }
}
