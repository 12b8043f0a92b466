import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { integrationTest } from '#contract/integrations.ts'
import { openAmocrm } from '#server/amocrm/call-amocrm.ts'
import { bitrix24Settings, fieldNames } from '#server/bitrix24/bitrix24-settings.ts'
import { openBitrix24 } from '#server/bitrix24/call-bitrix24.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'
import { sendWebhook } from '#server/webhook/send-webhook.ts'

/** The result of a test call. */
type IntegrationTrial = z.infer<typeof integrationTest>

const itemFields = z.object({ fields: z.record(z.string(), z.unknown()) })

/** Makes one test call that leaves no data at the receiver. */
export async function tryIntegration(
  send: Outgoing,
  integration: OpenIntegration,
  now: Date,
): Promise<IntegrationTrial> {
  if (integration.kind === 'bitrix24') return tryBitrix24(send, integration, now)
  const answer =
    integration.kind === 'webhook'
      ? await pingWebhook(send, integration, now)
      : await openAmocrm(send, integration, now)('GET', 'account')
  return { ok: answer.ok, status: answer.status, error: answer.ok ? null : answer.error }
}

function pingWebhook(send: Outgoing, integration: OpenIntegration, now: Date) {
  const message = { type: 'test.ping', timestamp: now.toISOString(), data: { integration: integration.id } } as const
  return sendWebhook(send, integration, message, { key: `test-${randomUUID()}`, now })
}

/** Requests the fields, because a portal silently ignores a field that it does not have. */
async function tryBitrix24(send: Outgoing, integration: OpenIntegration, now: Date): Promise<IntegrationTrial> {
  const settings = bitrix24Settings.parse(integration.settings)
  const { entity_type_id: entityTypeId, unit_field } = settings
  const params = { entityTypeId, ...fieldNames(settings) }
  const answer = await openBitrix24(send, integration, now)('crm.item.fields', params)
  const { status } = answer
  if (!answer.ok) return { ok: false, status, error: answer.error }
  const { fields } = itemFields.safeParse(answer.result).data ?? { fields: {} }
  const isMissing = unit_field !== undefined && !(unit_field in fields)
  return { ok: !isMissing, status, error: isMissing ? `There is no field ${unit_field}` : null }
}
