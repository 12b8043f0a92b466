import { DUTIES } from '#domain/account/role.ts'
import { instancePatchAnswer, instancePatches, instancesAnswer, instancesQuery } from './instances.ts'
import { type Described, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'

/** The calls about units. */
export const INSTANCE_OPERATIONS = {
  listInstances: {
    ...manage,
    roles: DUTIES.see,
    summary: 'List units with their ids, your own ids, places, statuses and prices, page by page',
    query: instancesQuery,
    answers: [jsonAnswer(200, 'The units, by id.', instancesAnswer)],
    errors: [],
  },
  patchInstances: {
    ...manage,
    roles: DUTIES.sell,
    summary: 'Change prices, statuses and marks of units, all or none; every fault is reported at once',
    body: jsonBody(instancePatches),
    answers: [jsonAnswer(200, 'Changed. Open pages receive the change.', instancePatchAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
