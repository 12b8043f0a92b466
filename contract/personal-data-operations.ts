import { DUTIES } from '#domain/account/role.ts'
import { type Described, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'
import { eraseBody, erasureAnswer, heldDataAnswer, personBody } from './personal-data.ts'

/** The calls about what is held of one person. */
export const PERSONAL_DATA_OPERATIONS = {
  erasePersonalData: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Erase the personal data of one order, or of a phone number or e-mail address; figures stay',
    body: jsonBody(eraseBody),
    answers: [jsonAnswer(200, 'What was erased, and who had received it before.', erasureAnswer)],
    errors: ['validation_failed'],
  },
  exportPersonalData: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Export all data stored about a phone number or e-mail address',
    body: jsonBody(personBody),
    answers: [jsonAnswer(200, 'The stored data.', heldDataAnswer)],
    errors: ['validation_failed'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
