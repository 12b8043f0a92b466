import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#server/account/actor.ts'
import type { Database } from '#server/db/database.ts'
import { refuse } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import type { KeptMails } from '#server/mail/kept-mails.ts'
import { actorOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'

/** What `manage/personal-data` needs. */
export interface PersonalDataManageDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly mails: KeptMails
  readonly now: () => Date
}

/** `manage/personal-data`: the data about one person. Uses POST, because proxies log URLs. */
export function personalDataManageRoutes(scope: FastifyInstance, deps: PersonalDataManageDeps): void {
  const { database, jobs, mails, now } = deps

  manageRoute(scope, 'erasePersonalData', async ({ request, body }) => {
    const by = actorOverAll(request)
    // Loaded with the first call, because it contains the phone number rules of all countries.
    const { erasePerson } = await import('./erase-person.ts')
    const deps = { queries: database.queries, jobs, mails, now: now() }
    return { data: resultOf(await erasePerson(deps, by, body).catch(rethrowPlain)) }
  })

  manageRoute(scope, 'exportPersonalData', async ({ request, body }) => {
    const by = actorOverAll(request)
    const { exportPerson } = await import('./export-person.ts')
    const deps = { queries: database.queries, mails, now: now() }
    return { data: resultOf(await exportPerson(deps, by, body).catch(rethrowPlain)) }
  })
}

/**
 * A person may have written to every project. A key limited to some would erase only a part and report it as
 * everything.
 */
function actorOverAll(request: FastifyRequest): Actor {
  const by = actorOf(request)
  if (by.projects === null) return by
  return refuse('forbidden', { detail: 'The key is limited to projects; this call needs the whole account' })
}

/** Database errors contain the values of the statement. */
function rethrowPlain(error: unknown): never {
  throw plainError(error, 'Reading personal data failed')
}
