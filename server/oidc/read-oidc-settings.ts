import type { OidcSettings } from './oidc-client.ts'

/** The settings of the environment. */
interface OidcEnvironment {
  readonly OIDC_ISSUER?: string | undefined
  readonly OIDC_CLIENT_ID?: string | undefined
  readonly OIDC_CLIENT_SECRET?: string | undefined
  readonly OIDC_NAME?: string | undefined
}

/** The identity provider of the environment; null if none is set, or what is missing. */
export function readOidcSettings(env: OidcEnvironment): OidcSettings | { readonly error: string } | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = env
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }
  if (Object.values(given).every((value) => value === undefined)) return null
  const missing = Object.entries(given).find(([, value]) => value === undefined)?.[0]
  if (missing || !issuer || !clientId || !clientSecret) {
    return {
      error: `Setting ${missing} is wrong: an identity provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET`,
    }
  }
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname }
}
