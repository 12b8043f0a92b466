import type { FastifyInstance } from 'fastify'
import { groupHome, projectHome } from '#server/draft/draft-home.ts'
import { resultOf } from '#server/http/refusal.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { type RestoreDeps, restoreVersion, undoVersion } from './restore-version.ts'

const ROUTES = [
  { call: 'restoreProjectVersion', findHome: projectHome, restore: restoreVersion },
  { call: 'undoProjectVersion', findHome: projectHome, restore: undoVersion },
  { call: 'restoreCatalogueVersion', findHome: groupHome, restore: restoreVersion },
  { call: 'undoCatalogueVersion', findHome: groupHome, restore: undoVersion },
] as const

/** `manage/…/versions/{version}/restore` and `…/undo`: put older data into the draft, or say what that would do. */
export function restoreManageRoutes(scope: FastifyInstance, deps: RestoreDeps): void {
  for (const { call: operation, findHome, restore } of ROUTES) {
    manageRoute(scope, operation, async (call) => {
      const { id, version } = call.params
      const caller = callerOf(call.request)
      const home = resultOf(await findHome(deps.database.queries, caller, id))
      const { dry_run } = call.query
      const by = { ...actorOf(call.request), role: caller.role }
      return { data: resultOf(await restore(deps, home, by, version, { dryRun: dry_run === '1' })) }
    })
  }
}
