import type { IntegrationKind } from '#contract/integrations.ts'
import { linkAmocrm } from '#server/amocrm/link-amocrm.ts'
import { pushAmocrm } from '#server/amocrm/push-amocrm.ts'
import { linkBitrix24 } from '#server/bitrix24/link-bitrix24.ts'
import { pushBitrix24 } from '#server/bitrix24/push-bitrix24.ts'
import type { PushLead } from '#server/crm/lead-push.ts'
import type { PushOrder } from '#server/delivery/delivery.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import type { Translators } from '#server/language/translators.ts'
import { linkWebhook } from '#server/webhook/link-webhook.ts'
import { pushWebhook } from '#server/webhook/push-webhook.ts'

/** What pushing to integrations needs. */
interface PushDeps {
  readonly send: Outgoing
  readonly translators: Translators
}

/** The functions that push orders, by kind of integration. */
export function createOrderPushes(deps: PushDeps): Readonly<Record<IntegrationKind, PushOrder>> {
  return { webhook: pushWebhook(deps), bitrix24: pushBitrix24(deps), amocrm: pushAmocrm(deps) }
}

/** The functions that push the units of leads, by kind of integration. */
export function createLinkPushes(deps: PushDeps): Readonly<Record<IntegrationKind, PushLead>> {
  return { webhook: linkWebhook(deps), bitrix24: linkBitrix24(deps), amocrm: linkAmocrm(deps) }
}
