import { DUTIES } from '#domain/account/role.ts'
import { holdAnswer, holdBody, holdPatch, holdsAnswer, holdsQuery } from './holds.ts'
import { idParams } from './id.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'

/** The calls about units held for buyers. */
export const HOLD_OPERATIONS = {
  listHolds: {
    ...manage,
    roles: DUTIES.sell,
    summary: 'List holds, the newest first; by default only open ones',
    query: holdsQuery,
    answers: [jsonAnswer(200, 'The holds.', holdsAnswer)],
    errors: [],
  },
  createHold: {
    ...manage,
    roles: DUTIES.sell,
    summary: 'Hold a unit for a buyer: it is reserved for everybody at once, until its time is over',
    body: jsonBody(holdBody),
    answers: [jsonAnswer(201, 'The hold. Open pages receive the change.', holdAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  updateHold: {
    ...manage,
    roles: DUTIES.sell,
    summary: 'Extend or shorten a hold, or change for whom it is',
    params: idParams,
    body: jsonBody(holdPatch),
    answers: [jsonAnswer(200, 'The hold.', holdAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  endHold: {
    ...manage,
    roles: DUTIES.sell,
    summary: 'End a hold: the unit has its own status again, in open pages too',
    params: idParams,
    answers: [emptyAnswer(204, 'Ended.')],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
