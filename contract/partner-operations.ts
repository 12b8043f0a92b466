import { DUTIES } from '#domain/account/role.ts'
import { idParams } from './id.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'
import { partnerAnswer, partnerBody, partnerPatch, partnersAnswer, partnersQuery } from './partners.ts'

/** The calls about partners and their links. */
export const PARTNER_OPERATIONS = {
  listPartners: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'List partner links, all or those of one catalogue',
    query: partnersQuery,
    answers: [jsonAnswer(200, 'The partners.', partnersAnswer)],
    errors: [],
  },
  createPartner: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Create a partner link',
    body: jsonBody(partnerBody),
    answers: [jsonAnswer(201, 'The partner with the link.', partnerAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  updatePartner: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Change what a partner link shows',
    params: idParams,
    body: jsonBody(partnerPatch),
    answers: [jsonAnswer(200, 'The partner.', partnerAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
  revokePartner: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Revoke a partner link, immediately and in open pages too',
    params: idParams,
    answers: [emptyAnswer(204, 'Revoked.')],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
