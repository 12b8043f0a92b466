import { DUTIES } from '#domain/account/role.ts'
import { accountAnswer, accountPatch } from './account-settings.ts'
import { type Described, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'

/** The calls about the settings of an account. */
export const ACCOUNT_OPERATIONS = {
  readAccount: {
    ...manage,
    roles: DUTIES.see,
    summary: 'Read the settings of the account: its time zone, and how long each role may hold units',
    answers: [jsonAnswer(200, 'The settings.', accountAnswer)],
    errors: [],
  },
  updateAccount: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Change the settings of the account; a new time zone applies to its projects at once',
    body: jsonBody(accountPatch),
    answers: [jsonAnswer(200, 'The settings.', accountAnswer)],
    errors: ['validation_failed'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
