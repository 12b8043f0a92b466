import type { FastifyInstance, FastifyRequest } from 'fastify'
import { idParams } from '#contract/id.ts'
import {
  type PublicationBody,
  type PublicationCheck,
  publicationBody,
  publicationCheckBody,
} from '#contract/publications.ts'
import { type DraftHome, groupHome, projectHome } from '#server/draft/draft-home.ts'
import { readBody, readInput, refuse } from '#server/http/problem.ts'
import { resultOf, unknownId } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import type { PublishDeps, Wanted } from './plan-publication.ts'
import { planForLater, withdraw } from './planned-publication.ts'
import { findPublication, listPublications, publicationOf } from './publication-store.ts'
import { checkPublication, publish } from './publish.ts'

/** What the routes need. */
export interface PublicationManageDeps extends PublishDeps {
  readonly jobs: Jobs
}

// A tick with a long text each, for every unit of a large project.
const MAX_BODY = 32 * 1024 * 1024

const ROUTES = [
  {
    findHome: projectHome,
    check: 'checkPublication',
    publish: 'publishProject',
    list: 'listPublications',
    withdraw: 'withdrawPublication',
  },
  {
    findHome: groupHome,
    check: 'checkGroupPublication',
    publish: 'publishGroup',
    list: 'listGroupPublications',
    withdraw: 'withdrawGroupPublication',
  },
] as const

/** `manage/projects/{id}/publications` and the same of a group: makes drafts live. */
export function publicationManageRoutes(scope: FastifyInstance, deps: PublicationManageDeps): void {
  const { queries } = deps.database
  for (const { findHome, ...calls } of ROUTES) {
    const homeOf = async (request: FastifyRequest, { id }: { readonly id: number }): Promise<DraftHome> =>
      resultOf(await findHome(queries, callerOf(request), id))

    manageRoute(scope, calls.check, { bodyLimit: MAX_BODY }, async ({ request, params }) => {
      const home = await homeOf(request, params)
      const body = readBody(publicationCheckBody, request.body ?? {})
      return { data: await checkPublication(deps, wantedOf(request, home, body)) }
    })

    manageRoute(scope, calls.publish, { bodyLimit: MAX_BODY }, async ({ request, params }) => {
      const home = await homeOf(request, params)
      const { at, note, ...body } = readBody(publicationBody, request.body ?? {})
      const wanted = { ...wantedOf(request, home, body), note: note || null }
      const outcome = resultOf(
        at === undefined ? await publish(deps, wanted) : await planForLater(deps, wanted, new Date(at)),
      )
      if ('stopped' in outcome) refuseStopped(outcome.stopped)
      return { data: publicationOf(outcome.published) }
    })

    manageRoute(scope, calls.list, async (call) => {
      const home = await homeOf(call.request, call.params)
      return listPublications(queries, home, call.query)
    })

    manageRoute(scope, calls.withdraw, async (call) => {
      const { request } = call
      // First the home: what is not there has no publications, however their ids are written.
      const home = await homeOf(request, readInput(idParams, request.params))
      const { publication } = call.params
      const row = resultOf((await findPublication(queries, home, publication)) ?? unknownId('publication', publication))
      resultOf(await withdraw(deps, row, actorOf(request)))
      return null
    })
  }
}

function wantedOf(
  request: FastifyRequest,
  home: DraftHome,
  { entries, open }: Pick<PublicationBody, 'entries' | 'open'>,
): Wanted {
  const by = { ...actorOf(request), role: callerOf(request).role }
  return { home, by, ticks: entries ?? null, frozen: null, note: null, opens: open === true }
}

function refuseStopped(publication: PublicationCheck): never {
  const { conflicts, faults } = publication
  const [conflict] = conflicts
  const [fault] = faults
  const detail = conflict
    ? `${conflict.entry.kind} ${conflict.entry.id} ${conflict.entry.field}: ${conflict.reason}`
    : (fault?.reason ?? 'There is nothing to publish')
  refuse('conflict', { detail, publication })
}
