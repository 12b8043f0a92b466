import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'

/** The identity provider of the company, from the settings OIDC_*. */
export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The word on the button. */
  readonly name: string
}

/** What the browser keeps, sealed, while the person is at the provider. */
export interface OidcTrip {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Who came back from the provider. */
export interface OidcPerson {
  readonly issuer: string
  readonly subject: string
  /** In lower case; null if the provider does not vouch for it. */
  readonly email: string | null
}

/** Signs people in through an identity provider (OpenID Connect, authorization code with PKCE). */
export interface OidcClient {
  readonly name: string
  /** Where to send the browser, and what it has to keep meanwhile. */
  readonly begin: (redirectUri: string) => Promise<{ readonly url: string; readonly trip: OidcTrip }>
  /** Reads the answer of the provider from the address it sent the browser to. Throws if anything does not fit. */
  readonly finish: (address: URL, trip: OidcTrip) => Promise<OidcPerson>
}

// The person is waiting.
const TIMEOUT_S = 10

/** Creates the client of a provider. Its description is read with the first sign-in and kept. */
export function createOidcClient({ issuer, clientId, clientSecret, name }: OidcSettings): OidcClient {
  let found: Promise<Configuration> | null = null
  // Plain http only for a provider on this machine.
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(issuer)
  const provider = () => {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_S,
      // A provider on this machine has no TLS that would vouch for what it sends.
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    }).catch((error) => {
      // The provider may be back at the next try.
      found = null
      throw error
    })
    return found
  }
  return {
    name,
    begin: async (redirectUri) => {
      const config = await provider()
      const trip = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, trip }
    },
    finish: async (address, { state, nonce, verifier }) => {
      const tokens = await authorizationCodeGrant(await provider(), address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider sent no identity')
      const isProven = claims.email_verified === true && typeof claims.email === 'string'
      return { issuer: claims.iss, subject: claims.sub, email: isProven ? String(claims.email).toLowerCase() : null }
    },
  }
}
