import * as z from 'zod'
import { answerOf, listOf } from './answer.ts'
import { id } from './id.ts'
import { webUrl } from './url.ts'

/** The kinds of systems that requests and links are pushed to. */
export const INTEGRATION_KINDS = ['webhook', 'bitrix24', 'amocrm'] as const
/** The kind of system that requests are pushed to. */
export type IntegrationKind = (typeof INTEGRATION_KINDS)[number]

const changeable = {
  name: z.string().trim().min(1).max(200),
  enabled: z.boolean(),
  url: webUrl,
  /** Further settings of the system, such as a pipeline or the code of a field. */
  settings: z.record(z.string().min(1).max(100), z.union([z.string().max(500), z.number(), z.boolean()])),
}

/** Write-only; stored encrypted. */
const secret = z.string().min(16).max(4000).meta({ writeOnly: true })

/** The token that Bitrix24 sends with every call of an application. It proves that the portal calls. Write-only. */
const application_token = z.string().min(16).max(200).nullable().meta({ writeOnly: true })

/** `POST manage/integrations`. */
export const integrationBody = z
  .strictObject({ kind: z.enum(INTEGRATION_KINDS), catalogue_id: id, secret, application_token, ...changeable })
  .partial({ enabled: true, settings: true, application_token: true })
  .meta({ id: 'IntegrationBody' })
/** The body of `POST manage/integrations`. */
export type IntegrationBody = z.infer<typeof integrationBody>

/** `PATCH manage/integrations/{id}`. */
export const integrationPatch = z
  .strictObject({ secret, application_token, ...changeable })
  .partial()
  .meta({ id: 'IntegrationPatch' })
/** The body of `PATCH manage/integrations/{id}`. */
export type IntegrationPatch = z.infer<typeof integrationPatch>

/** An integration without its secret. */
const integration = z
  .object({ id, kind: z.enum(INTEGRATION_KINDS), catalogue_id: id, ...changeable })
  .meta({ id: 'Integration' })
/** An integration in the management API. */
export type Integration = z.infer<typeof integration>

/** `POST manage/integrations` and `PATCH manage/integrations/{id}`. */
export const integrationAnswer = answerOf(integration)

/** `GET manage/integrations`. */
export const integrationsAnswer = listOf(integration)

/** The result of a test call: the HTTP status, and why it counts as failed. */
export const integrationTest = z
  .object({ ok: z.boolean(), status: z.int().nullable(), error: z.string().nullable() })
  .meta({ id: 'IntegrationTest' })

/** `POST manage/integrations/{id}/test`. */
export const integrationTestAnswer = answerOf(integrationTest)
