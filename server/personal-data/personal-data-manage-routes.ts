import type { FastifyInstance } from 'fastify'
import { eraseBody, personBody } from '#contract/personal-data.ts'
import type { Database } from '#server/db/database.ts'
import { readBody } from '#server/http/problem.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import type { KeptMails } from '#server/mail/kept-mails.ts'
import { actorOf } from '#server/manage/manage-scope.ts'
import { resultOf } from '#server/manage/refusal.ts'

/** What `manage/personal-data` needs. */
export interface PersonalDataManageParts {
  readonly database: Database
  readonly jobs: Jobs
  readonly mails: KeptMails
  readonly now: () => Date
}

/** `manage/personal-data`: what is held of one person. By POST, since addresses of calls are logged on the way. */
export function personalDataManageRoutes(scope: FastifyInstance, parts: PersonalDataManageParts): void {
  const { database, jobs, mails, now } = parts

  scope.post('/personal-data/erase', async (request) => {
    const body = readBody(eraseBody, request.body)
    // With the first call, as for orders: the numbers of all countries come with it.
    const { erasePerson } = await import('./erase-person.ts')
    const deps = { queries: database.queries, jobs, mails, now: now() }
    return { data: resultOf(await erasePerson(deps, actorOf(request), body).catch(rethrowPlain)) }
  })

  scope.post('/personal-data/export', async (request) => {
    const body = readBody(personBody, request.body)
    const { exportPerson } = await import('./export-person.ts')
    const deps = { queries: database.queries, mails, now: now() }
    return { data: resultOf(await exportPerson(deps, actorOf(request), body).catch(rethrowPlain)) }
  })
}

/** Errors of the database carry the values of the statement. */
function rethrowPlain(error: unknown): never {
  throw plainError(error, 'Personal data was not read')
}
