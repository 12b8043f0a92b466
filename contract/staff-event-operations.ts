import { DUTIES } from '#domain/account/role.ts'
import { type Described, emptyAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'
import { presenceBody, staffEvent } from './staff-events.ts'

/** The calls about what happens in an account, and who looks at what. */
export const STAFF_EVENT_OPERATIONS = {
  staffEvents: {
    ...manage,
    roles: DUTIES.see,
    summary: 'Follow what happens in the account: holds, requests, drafts, publications, and who is where',
    answers: [
      {
        status: 200,
        type: 'text/event-stream',
        schema: staffEvent,
        description:
          'Server-sent events, each only for roles that may see it. After a reconnect, read everything again.',
      },
    ],
    errors: [],
  },
  reportPresence: {
    ...manage,
    roles: DUTIES.see,
    summary: 'Tell colleagues what you look at; repeat it every 20 seconds',
    body: jsonBody(presenceBody),
    answers: [emptyAnswer(204, 'Announced.')],
    errors: ['validation_failed', 'not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
