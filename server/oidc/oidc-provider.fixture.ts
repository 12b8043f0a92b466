import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What the provider says about a person. */
interface ProvidedPerson {
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
  /** Makes it careless: it signs with a key of somebody else, or answers a used code as it did before. */
  readonly misbehave: (how: Misbehaviour | null) => void
  readonly stop: () => Promise<void>
}

/** What a provider may get wrong. */
type Misbehaviour = 'foreign_key' | 'used_codes'

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
  let misbehaviour: Misbehaviour | null = null
  let lastAnswer: string | null = null
  /** Changes what the provider sends for a code. */
  const sendOtherToken = (response: ServerResponse) => {
    const end = response.end.bind(response)
    Object.assign(response, {
      end: (body: string) => {
        const known = misbehaviour === 'used_codes' ? lastAnswer : null
        lastAnswer = known ?? (misbehaviour === 'foreign_key' ? signedByAnother(body) : body)
        response.statusCode = 200
        response.setHeader('content-length', Buffer.byteLength(lastAnswer))
        return end(lastAnswer)
      },
    })
  }
  server.on('request', (request, response) => {
    if (request.url === '/token' && misbehaviour !== null) sendOtherToken(response)
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
    misbehave: (how) => {
      misbehaviour = how
      lastAnswer = null
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The same identity, with the signature of a key that the provider does not have. */
function signedByAnother(body: string): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const tokens = JSON.parse(body)
  const [header, claims] = String(tokens.id_token).split('.')
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), privateKey).toString('base64url')
  return JSON.stringify({ ...tokens, id_token: `${header}.${claims}.${signature}` })
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
