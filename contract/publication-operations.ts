import { DUTIES } from '#domain/account/role.ts'
import { idParams } from './id.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation } from './operation.ts'
import {
  publicationAnswer,
  publicationBody,
  publicationCheckAnswer,
  publicationCheckBody,
  publicationParams,
  publicationsAnswer,
  publicationsQuery,
} from './publications.ts'

const manage = { tag: 'management', caller: 'manager', roles: DUTIES.describe } as const

const check = {
  ...manage,
  params: idParams,
  body: jsonBody(publicationCheckBody),
  answers: [jsonAnswer(200, 'What stops the publication, and what mends it.', publicationCheckAnswer)],
  errors: ['validation_failed', 'not_found', 'conflict'],
} as const

const publish = {
  ...manage,
  params: idParams,
  body: jsonBody(publicationBody),
  answers: [
    jsonAnswer(201, 'Published, or planned. If anything stops it, 409 has what in `publication`.', publicationAnswer),
  ],
  errors: ['validation_failed', 'not_found', 'conflict'],
} as const

const list = {
  ...manage,
  params: idParams,
  query: publicationsQuery,
  answers: [jsonAnswer(200, 'The publications.', publicationsAnswer)],
  errors: ['not_found', 'conflict'],
} as const

const withdraw = {
  ...manage,
  params: publicationParams,
  answers: [emptyAnswer(204, 'Withdrawn.')],
  errors: ['not_found', 'conflict'],
} as const

/** The calls about publications of drafts. */
export const PUBLICATION_OPERATIONS = {
  checkPublication: {
    ...check,
    summary: 'Check what would be published of a project, without publishing it',
  },
  publishProject: {
    ...publish,
    summary: 'Publish the draft of a project or some of its entries, all or none, now or at a time',
  },
  listPublications: {
    ...list,
    summary: 'List the publications of a project, planned ones included, the newest first',
  },
  withdrawPublication: {
    ...withdraw,
    summary: 'Withdraw a planned publication; its changes stay in the draft',
  },
  checkGroupPublication: {
    ...check,
    summary: 'Check what would be published of a group, without publishing it',
  },
  publishGroup: {
    ...publish,
    summary: 'Publish the draft of a group or some of its entries, all or none, now or at a time',
  },
  listGroupPublications: {
    ...list,
    summary: 'List the publications of a group, planned ones included, the newest first',
  },
  withdrawGroupPublication: {
    ...withdraw,
    summary: 'Withdraw a planned publication of a group; its changes stay in the draft',
  },
} as const satisfies Record<string, Described<ManageOperation>>
