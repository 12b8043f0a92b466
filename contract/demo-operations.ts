import { DUTIES } from '#domain/account/role.ts'
import { demoAnswer } from './demo.ts'
import {
  demoLinkAnswer,
  demoLinkBody,
  demoPriceBody,
  demoPriceParams,
  demoVisitAnswer,
  demoVisitParams,
} from './demo-visits.ts'
import { idParams } from './id.ts'
import { PROGRESS_TYPE } from './import-steps.ts'
import { importAnswer, importLine } from './imports.ts'
import {
  type Described,
  emptyAnswer,
  jsonAnswer,
  jsonBody,
  type ManageOperation,
  manage,
  type Operation,
} from './operation.ts'

/** The calls that copy the demo project into an account, and remove the copies. */
export const DEMO_OPERATIONS = {
  readDemo: {
    ...manage,
    roles: DUTIES.see,
    summary: 'Read whether the demo can be copied, and which projects are copies of it',
    answers: [jsonAnswer(200, 'The copies.', demoAnswer)],
    errors: [],
  },
  copyDemo: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Copy the demo project into the account, with its own catalogue that is not published',
    answers: [
      jsonAnswer(200, 'The copy, as an import reports it.', importAnswer),
      {
        status: 200,
        type: PROGRESS_TYPE,
        schema: importLine,
        description: 'With `Accept: application/x-ndjson`: a line for each step, then the response or the problem.',
      },
    ],
    errors: ['import_invalid', 'not_found', 'conflict'],
  },
  removeDemoCopy: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Remove a copy of the demo by the id of its project, with its catalogues, requests, versions and files',
    params: idParams,
    answers: [emptyAnswer(204, 'Removed.')],
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, Described<ManageOperation>>

const visitor = { tag: 'demo', caller: 'anyone' } as const

/** The calls of the root page with the demo: what a visitor tries out in a copy that lives for half an hour. */
export const DEMO_VISIT_OPERATIONS = {
  makeDemoVisit: {
    ...visitor,
    method: 'post',
    path: '/public/demo/visits',
    summary: 'Make a copy of the demo for one browser. It is removed after 30 minutes',
    answers: [jsonAnswer(201, 'The copy.', demoVisitAnswer)],
    errors: ['not_found', 'unavailable'],
  },
  makeDemoLink: {
    ...visitor,
    method: 'post',
    path: '/public/demo/visits/{visit}/links',
    summary: 'Make an agent’s link in a copy',
    params: demoVisitParams,
    body: jsonBody(demoLinkBody),
    answers: [jsonAnswer(201, 'The address to share.', demoLinkAnswer)],
    errors: ['not_found', 'validation_failed'],
  },
  setDemoPrice: {
    ...visitor,
    method: 'put',
    path: '/public/demo/visits/{visit}/units/{unit}/price',
    summary: 'Change the price of a unit in a copy',
    params: demoPriceParams,
    body: jsonBody(demoPriceBody),
    answers: [emptyAnswer(204, 'Changed.')],
    errors: ['not_found', 'validation_failed'],
  },
} as const satisfies Record<string, Operation>
