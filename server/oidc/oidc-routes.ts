import type { FastifyInstance, FastifyReply } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { OPERATIONS } from '#contract/operations.ts'
import type { Database } from '#server/db/database.ts'
import { refuse } from '#server/http/problem.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import type { Seal } from '#server/secret/seal.ts'
import { keepChallenge, takeChallenge } from '#server/session/challenges.ts'
import { dropCookie, readSignInCookie, writeCookie } from '#server/session/cookie.ts'
import type { OwnSite } from '#server/session/own-site.ts'
import { type SignInDeps, signIn, signInSite } from '#server/sign-in/sign-in.ts'
import { findOidcPerson, keepIdentity } from './find-oidc-person.ts'
import type { OidcClient, OidcTrip } from './oidc-client.ts'

/** What signing in through a provider needs. */
interface OidcDeps extends SignInDeps {
  readonly database: Database
  readonly seal: Seal
  /** Null if no provider is configured. */
  readonly oidc: OidcClient | null
}

// Time for a password, a second factor and a short phone call.
const TRIP_SECONDS = 15 * 60

/** `manage/sign-in/oidc`: sends the browser to the company's own identity provider and takes it back. */
export function oidcRoutes(scope: FastifyInstance, deps: OidcDeps): void {
  const { database, seal, oidc, now } = deps

  manageRoute(scope, 'beginOidc', async ({ request, reply }) => {
    if (!oidc) return refuse('not_found')
    const site = signInSite(request, deps)
    try {
      const { url, trip } = await oidc.begin(callbackOf(site))
      await keepChallenge(database.queries, stateOf(trip), TRIP_SECONDS * 1000, now())
      reply.header('set-cookie', writeCookie('oidc', seal.seal(JSON.stringify(trip)), TRIP_SECONDS, site))
      return reply.redirect(url, 302)
    } catch (error) {
      request.log.error(error, 'the identity provider does not answer')
      return toSignIn(reply, 'failed')
    }
  })

  manageRoute(scope, 'finishOidc', async ({ request, reply }) => {
    if (!oidc) return refuse('not_found')
    const site = signInSite(request, deps)
    const kept = readSignInCookie(request, 'oidc', site)
    const opened = kept && seal.open(kept)
    reply.header('set-cookie', dropCookie('oidc', site))
    const trip = opened ? (JSON.parse(opened) as OidcTrip) : null
    // Spent before anything else, so that the same way back leads nowhere, whatever the browser or the provider kept.
    if (!trip || !(await takeChallenge(database.queries, stateOf(trip), now()))) return toSignIn(reply, 'failed')
    const address = new URL(callbackOf(site) + request.url.slice(request.url.indexOf('?')))
    const who = await oidc.finish(address, trip).catch((error) => {
      request.log.warn({ code: error?.code }, 'a sign-in at the identity provider was not finished')
      return null
    })
    if (!who) return toSignIn(reply, 'failed')
    const signedIn = await database.queries.transaction(async (tx) => {
      const found = await findOidcPerson(tx, who)
      const opened = found && (await signIn(tx, found, request, deps))
      if (found && opened) await keepIdentity(tx, who, found.personId, now())
      return opened
    })
    if (!signedIn) return toSignIn(reply, 'unknown')
    return reply.header('set-cookie', [...signedIn.cookies]).redirect('/studio', 302)
  })
}

function stateOf({ state }: OidcTrip) {
  return { purpose: 'oidc', text: state, personId: null } as const
}

function callbackOf({ origin }: OwnSite): string {
  return origin + API_BASE + OPERATIONS.finishOidc.path
}

/** The reason is in the fragment, where only the page reads it. */
function toSignIn(reply: FastifyReply, reason: 'failed' | 'unknown'): FastifyReply {
  return reply.redirect(`/studio/sign-in#oidc=${reason}`, 302)
}
