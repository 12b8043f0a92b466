import type { FastifyInstance } from 'fastify'
import { hasProject } from '#server/account/find-project.ts'
import { readMembers, staffMemberOf } from '#server/account/staff-members.ts'
import { openEventStream } from '#server/http/event-stream.ts'
import { ProblemError } from '#server/http/problem.ts'
import { resultOf, unknownId } from '#server/http/refusal.ts'
import { type CallerDeps, createFindCaller } from '#server/manage/find-caller.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { announceStaff } from './announce-staff.ts'
import { createStaffHub } from './staff-hub.ts'

/** What the events of staff need. */
export interface StaffEventDeps extends CallerDeps {
  /** The build of the Studio; null or none in development. */
  readonly studioBuild?: string | null | undefined
}

/** `manage/events` and `manage/presence`: what happens in the account, and who looks at what. */
export function staffEventRoutes(scope: FastifyInstance, deps: StaffEventDeps): void {
  const { database, now } = deps
  const hub = createStaffHub(database, now, deps.studioBuild)
  const findCaller = createFindCaller(deps)
  scope.addHook('preClose', async () => hub.close())

  manageRoute(scope, 'staffEvents', { exposeHeadRoute: false }, async ({ request, reply }) => {
    const reader = callerOf(request)
    // A session that ended, or a key that was revoked or limited meanwhile, must not keep its stream.
    const recheck = async () => {
      try {
        const caller = await findCaller(request)
        return caller.accountId === reader.accountId ? caller : null
      } catch (error) {
        if (error instanceof ProblemError) return null
        throw error
      }
    }
    await hub.ready()
    hub.add(openEventStream(reply), reader, recheck)
    return reply
  })

  manageRoute(scope, 'reportPresence', async ({ request, body: { project_id, screen, cell } }) => {
    const { accountId, kind, id } = actorOf(request)
    const { queries } = database
    if (!(await hasProject(queries, callerOf(request), project_id))) resultOf(unknownId('project_id', project_id))
    const who = staffMemberOf(await readMembers(queries, [{ kind, id }]), { kind, id })
    await announceStaff(queries, {
      kind: 'presence',
      accountId,
      projects: [project_id],
      data: { who, project_id, screen, cell },
    })
    return null
  })
}
