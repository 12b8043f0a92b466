import * as z from 'zod'
import { eraseBody, personBody } from '#contract/personal-data.ts'
import type { Actor } from '#server/account/actor.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { removeJobs } from '#server/jobs/remove-jobs.ts'
import { createKeptMails } from '#server/mail/kept-mails.ts'
import { findAccount } from './find-account.ts'
import { operatorCommand } from './operator-command.ts'

const account = z.string().min(1).optional()

/** Exports all data about one person. */
export const personExport = operatorCommand(
  z.object({ account, data_dir: z.string(), person: personBody }),
  async ({ database: { queries } }, { person, ...params }) => {
    const accountId = await findAccount(queries, params.account)
    if (isRefusal(accountId)) return accountId
    // Loaded with the first command, because it contains the phone number rules of all countries.
    const { exportPerson } = await import('#server/personal-data/export-person.ts')
    const deps = { queries, mails: createKeptMails(params.data_dir), now: new Date() }
    return exportPerson(deps, byOperator(accountId), person)
  },
)

/** Shows what an erasure would erase. */
export const personPreview = operatorCommand(
  z.object({ account, person: eraseBody }),
  async ({ database: { queries } }, { person, ...params }) => {
    const accountId = await findAccount(queries, params.account)
    if (isRefusal(accountId)) return accountId
    const { previewErasure } = await import('#server/personal-data/preview-erasure.ts')
    return previewErasure(queries, accountId, person)
  },
)

/** Erases one request, or all data about a person. */
export const personErase = operatorCommand(
  z.object({ account, data_dir: z.string(), person: eraseBody }),
  async ({ database: { queries } }, { person, ...params }) => {
    const accountId = await findAccount(queries, params.account)
    if (isRefusal(accountId)) return accountId
    const { erasePerson } = await import('#server/personal-data/erase-person.ts')
    const deps = { queries, jobs: { remove: removeJobs }, mails: createKeptMails(params.data_dir), now: new Date() }
    return erasePerson(deps, byOperator(accountId), person)
  },
)

/** The operator has no key or name, so the history says that the server did it. */
function byOperator(accountId: number): Actor {
  return { accountId, kind: 'system', id: null }
}
