import { DUTIES } from '#domain/account/role.ts'
import { idParams } from './id.ts'
import {
  integrationAnswer,
  integrationBody,
  integrationPatch,
  integrationsAnswer,
  integrationTestAnswer,
} from './integrations.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'

/** The calls about CRMs, mails and webhooks that receive requests. */
export const INTEGRATION_OPERATIONS = {
  listIntegrations: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'List integrations, without secrets',
    answers: [jsonAnswer(200, 'The integrations.', integrationsAnswer)],
    errors: [],
  },
  createIntegration: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Push requests and links to a webhook or a CRM',
    body: jsonBody(integrationBody),
    answers: [jsonAnswer(201, 'The integration.', integrationAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
  updateIntegration: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Change an integration',
    params: idParams,
    body: jsonBody(integrationPatch),
    answers: [jsonAnswer(200, 'The integration.', integrationAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
  deleteIntegration: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Delete an integration',
    params: idParams,
    answers: [emptyAnswer(204, 'Deleted.')],
    errors: ['not_found'],
  },
  testIntegration: {
    ...manage,
    roles: DUTIES.administer,
    summary: 'Call the other system once and report its response',
    params: idParams,
    answers: [jsonAnswer(200, 'The response of the other system.', integrationTestAnswer)],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
