import { DUTIES } from '#domain/account/role.ts'
import { idParams } from './id.ts'
import { createdKeyAnswer, keyBody, keysAnswer } from './keys.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'
import { removalQuery } from './previews.ts'

/** The calls about keys of the management API. */
export const KEY_OPERATIONS = {
  listKeys: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'List the management keys that may do no more than the caller’s, without the keys themselves',
    answers: [jsonAnswer(200, 'The keys, revoked ones included.', keysAnswer)],
    errors: [],
  },
  createKey: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Create a management key that may do no more than the caller’s',
    body: jsonBody(keyBody),
    answers: [jsonAnswer(201, 'The key. Its text is shown only once.', createdKeyAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
  revokeKey: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Revoke a management key; its event streams and previews end immediately',
    params: idParams,
    query: removalQuery,
    answers: [emptyAnswer(204, 'Revoked.')],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
