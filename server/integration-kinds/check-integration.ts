import type { Integration, IntegrationKind } from '#contract/integrations.ts'
import { amocrmSettings } from '#server/amocrm/amocrm-settings.ts'
import { bitrix24Settings } from '#server/bitrix24/bitrix24-settings.ts'
import { refusalOfTarget } from '#server/http/outgoing.ts'
import { invalidField, type Refusal } from '#server/http/refusal.ts'
import { readWebhookSecret } from '#server/webhook/sign-webhook.ts'
import { webhookSettings } from '#server/webhook/webhook-settings.ts'

/** An integration before it is stored. */
type IntegrationDraft = Pick<Integration, 'kind' | 'url' | 'settings'>

/** The secrets of a request, if it has any. */
interface GivenSecrets {
  readonly secret?: string | undefined
  readonly application_token?: string | null | undefined
}

const SETTINGS = { webhook: webhookSettings, bitrix24: bitrix24Settings, amocrm: amocrmSettings }

/** The allowed form of each address. A key in the address would be visible to everyone who reads the integration. */
const ADDRESSES: Readonly<Record<IntegrationKind, { readonly path: RegExp; readonly form: string }>> = {
  webhook: { path: /^/, form: '' },
  bitrix24: {
    path: /^\/rest\/\d+\/?$/,
    form: 'https://{portal}/rest/{user}, with the code of the webhook as the secret',
  },
  amocrm: { path: /^\/$/, form: 'https://{account}.amocrm.ru' },
}

const SECRETS: Readonly<
  Record<IntegrationKind, { readonly isValid: (secret: string) => boolean; readonly form: string }>
> = {
  webhook: { isValid: (secret) => readWebhookSecret(secret) !== null, form: 'whsec_ and 24 to 64 bytes in base64' },
  // Part of a URL.
  bitrix24: {
    isValid: (secret) => /^[A-Za-z0-9]+$/.test(secret),
    form: 'the code at the end of the webhook’s address',
  },
  // Part of a header.
  amocrm: { isValid: (secret) => /^[\x21-\x7e]+$/.test(secret), form: 'a token without spaces' },
}

/** Returns why an integration can not be stored, or null if it can. */
export function checkIntegration(draft: IntegrationDraft, allowPrivate: boolean): Refusal | null {
  const { kind, url, settings } = draft
  const refusal = refusalOfTarget(url, allowPrivate)
  if (refusal !== null) return invalidField('url', refusal)
  const { pathname, search, hash } = new URL(url)
  const { path, form } = ADDRESSES[kind]
  if (!path.test(pathname) || (kind !== 'webhook' && search !== '') || hash !== '') {
    return invalidField('url', `has to be ${form || 'without #'}`)
  }
  const [issue] = SETTINGS[kind].safeParse(settings).error?.issues ?? []
  return issue ? invalidField(['settings', ...issue.path].map(String).join('.'), issue.message) : null
}

/** Returns why secrets are not valid for this kind of integration, or null if they are. */
export function checkSecrets(kind: IntegrationKind, secrets: GivenSecrets): Refusal | null {
  const { secret, application_token } = secrets
  const { isValid, form } = SECRETS[kind]
  if (secret !== undefined && !isValid(secret)) return invalidField('secret', `has to be ${form}`)
  if (application_token && kind !== 'bitrix24') return invalidField('application_token', 'is only for Bitrix24')
  return null
}
