import { DUTIES } from '#domain/account/role.ts'
import { historyAnswer, historyQuery } from './history.ts'
import { type Described, jsonAnswer, type ManageOperation, manage } from './operation.ts'

/** The call about what was changed. */
export const HISTORY_OPERATIONS = {
  listHistory: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'List changes, the newest first; prices and statuses are kept for ever, the rest for three years',
    query: historyQuery,
    answers: [jsonAnswer(200, 'The changes.', historyAnswer)],
    errors: [],
  },
} as const satisfies Record<string, Described<ManageOperation>>
