import { DUTIES } from '#domain/account/role.ts'
import { idParams } from './id.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation } from './operation.ts'
import {
  invitationAnswer,
  invitationBody,
  meAccountBody,
  meAnswer,
  memberAnswer,
  memberPatch,
  mePatch,
  peopleAnswer,
  sessionsAnswer,
} from './people.ts'
import { removalQuery } from './previews.ts'

const manage = { tag: 'management', caller: 'manager' } as const
const person = { ...manage, roles: DUTIES.see, isForPeople: true } as const

/** The calls about people, their sessions and their companies, by operation id. */
export const PEOPLE_OPERATIONS = {
  getMe: {
    ...manage,
    roles: DUTIES.see,
    summary: 'Who is calling, in which company, and with which role',
    answers: [jsonAnswer(200, 'The person or the key.', meAnswer)],
    errors: [],
  },
  updateMe: {
    ...person,
    summary: 'Change one’s own name and language',
    body: jsonBody(mePatch),
    answers: [jsonAnswer(200, 'The person.', meAnswer)],
    errors: ['validation_failed'],
  },
  switchAccount: {
    ...person,
    summary: 'Let the session work in another company of the person',
    body: jsonBody(meAccountBody),
    answers: [jsonAnswer(200, 'The person in that company.', meAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
  signOut: {
    ...person,
    summary: 'End the session of this call',
    answers: [emptyAnswer(204, 'Ended.')],
    errors: [],
  },
  listSessions: {
    ...person,
    summary: 'List one’s own sessions',
    answers: [jsonAnswer(200, 'The sessions, the last used first.', sessionsAnswer)],
    errors: [],
  },
  endSession: {
    ...person,
    summary: 'End one of one’s own sessions, immediately',
    params: idParams,
    answers: [emptyAnswer(204, 'Ended.')],
    errors: ['not_found'],
  },
  listPeople: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'List people and open invitations that have no more rights than the caller',
    answers: [jsonAnswer(200, 'The people and the invitations.', peopleAnswer)],
    errors: [],
  },
  invitePerson: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Invite a person with no more rights than the caller; replaces an open invitation of the same address',
    body: jsonBody(invitationBody),
    answers: [jsonAnswer(201, 'The invitation. It is good for three days.', invitationAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  revokeInvitation: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Withdraw an invitation',
    params: idParams,
    answers: [emptyAnswer(204, 'Withdrawn.')],
    errors: ['not_found'],
  },
  updateMember: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Change the role of a person or the projects it is limited to; the last owner stays owner',
    params: idParams,
    body: jsonBody(memberPatch),
    answers: [jsonAnswer(200, 'The person.', memberAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  unlinkMember: {
    ...manage,
    roles: DUTIES.administer,
    summary:
      'Unbind a person from their account at the identity provider; the next one with their mail address is bound',
    params: idParams,
    answers: [emptyAnswer(204, 'Unbound.')],
    errors: ['not_found'],
  },
  removeMember: {
    ...manage,
    roles: DUTIES.see,
    summary:
      'Remove a person from the company, or leave it; sessions, event streams and previews end immediately. The last owner stays',
    params: idParams,
    query: removalQuery,
    answers: [emptyAnswer(204, 'Removed.')],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
