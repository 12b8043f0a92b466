import { DUTIES } from '#domain/account/role.ts'
import { fieldBody, fieldOwnerAnswer, fieldOwnersAnswer } from './field-owners.ts'
import { idParams } from './id.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'

/** The calls about the fields of units that feeds own. */
export const FIELD_OWNER_OPERATIONS = {
  listFieldOwners: {
    ...manage,
    roles: DUTIES.see,
    summary: 'List the fields of units that a feed writes, and who took them over',
    params: idParams,
    answers: [jsonAnswer(200, 'The fields.', fieldOwnersAnswer)],
    errors: ['not_found'],
  },
  takeField: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Take a field over from its feed, whose changes of it are refused from then on',
    params: idParams,
    body: jsonBody(fieldBody),
    answers: [jsonAnswer(200, 'The field.', fieldOwnerAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
  releaseField: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Give a field back: the next feed that writes it owns it',
    params: idParams,
    body: jsonBody(fieldBody),
    answers: [emptyAnswer(204, 'Given back.')],
    errors: ['validation_failed', 'not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
