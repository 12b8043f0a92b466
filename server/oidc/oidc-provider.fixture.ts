import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What the provider says about a person. */
export interface ProvidedPerson {
  readonly subject: string
  readonly email?: string
  readonly email_verified?: boolean
}

/** A real identity provider on this machine. Whoever comes is the person set last. */
export interface TestProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly become: (person: ProvidedPerson) => void
  readonly stop: () => Promise<void>
}

/** Starts an identity provider that sends people back to `redirectUri` without asking them anything. */
export async function startProvider(redirectUri: string): Promise<TestProvider> {
  let person: ProvidedPerson = { subject: 'nobody' }
  const server = createServer()
  const issuer = await listen(server)
  const client = { client_id: 'vitrine', client_secret: 'a secret of tests' }
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of tests'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...person, sub: id }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: person.subject } })
  })
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    become: (next) => {
      person = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
