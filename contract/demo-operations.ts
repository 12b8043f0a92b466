import { DUTIES } from '#domain/account/role.ts'
import { demoAnswer } from './demo.ts'
import { idParams } from './id.ts'
import { PROGRESS_TYPE } from './import-steps.ts'
import { importAnswer, importLine } from './imports.ts'
import { emptyAnswer, jsonAnswer, type ManageOperation, manage } from './operation.ts'

/** The calls that copy the demo project into an account, and remove the copies. */
export const DEMO_OPERATIONS = {
  readDemo: {
    ...manage,
    roles: DUTIES.see,
    method: 'get',
    path: '/manage/demo',
    summary: 'Read whether the demo can be copied, and which projects are copies of it',
    answers: [jsonAnswer(200, 'The copies.', demoAnswer)],
    errors: [],
  },
  copyDemo: {
    ...manage,
    roles: DUTIES.describe,
    method: 'post',
    path: '/manage/demo/copies',
    summary: 'Copy the demo project into the account, with its own catalogue that is not published',
    answers: [
      jsonAnswer(200, 'The copy, as an import reports it.', importAnswer),
      {
        ...{ status: 200, type: PROGRESS_TYPE, schema: importLine },
        description: 'With `Accept: application/x-ndjson`: a line for each step, then the response or the problem.',
      },
    ],
    errors: ['import_invalid', 'not_found', 'conflict'],
  },
  removeDemoCopy: {
    ...manage,
    roles: DUTIES.describe,
    method: 'delete',
    path: '/manage/demo/copies/{id}',
    summary: 'Remove a copy of the demo by the id of its project, with its catalogues, requests, versions and files',
    params: idParams,
    answers: [emptyAnswer(204, 'Removed.')],
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, ManageOperation>
