import { DUTIES } from '#domain/account/role.ts'
import { crmContextAnswer, crmContextBody } from './crm.ts'
import { leadRetryBody, leadsAnswer, leadsQuery, managedLeadAnswer } from './managed-leads.ts'
import { type Described, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'

/** The calls about leads of a CRM. */
export const LEAD_OPERATIONS = {
  createCrmContext: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Sign a context that opens the catalogue for a lead',
    body: jsonBody(crmContextBody),
    answers: [jsonAnswer(201, 'The context.', crmContextAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
  listLeads: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'List the leads of an integration with their units and the state of the last push',
    query: leadsQuery,
    answers: [jsonAnswer(200, 'The leads.', leadsAnswer)],
    errors: ['not_found'],
  },
  retryManagedLead: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Send the units of a lead to the CRM again',
    body: jsonBody(leadRetryBody),
    answers: [jsonAnswer(202, 'The lead. It is sent again, unless nothing was left to send.', managedLeadAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
