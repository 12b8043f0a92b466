import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  ASK_WINDOW_MS,
  ASKS_BY_ALL,
  ASKS_BY_ONE,
  CODE_TRIES,
  LINK_MS,
  readCode,
  TRIES_BY_ALL,
  TRIES_BY_KNOWN,
} from '#domain/sign-in/limits.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { addressKey } from '#server/http/address-key.ts'
import { refuse } from '#server/http/problem.ts'
import { RateStore } from '#server/http/rate-store.ts'
import { studioOrigin } from '#server/http/sites.ts'
import type { StudioMails } from '#server/mail/studio-mail.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { accountsOf, findPerson } from '#server/person/person-store.ts'
import { studioAddress } from '#server/person/studio-address.ts'
import { dropCookie, readSignInCookie, writeCookie } from '#server/session/cookie.ts'
import { isKnownBrowser } from '#server/session/known-browser.ts'
import type { OwnSite } from '#server/session/own-site.ts'
import { createToken } from '#server/session/secret-token.ts'
import { answerSignedIn, type SignedIn, type SignInDeps, signIn, signInSite } from './sign-in.ts'
import {
  type CreatedLink,
  countAsks,
  countTries,
  createLink,
  findLastLink,
  hasLink,
  isRightCode,
  type LinkDraft,
  spendCode,
  spendLink,
  takeTry,
} from './sign-in-links.ts'

/** What signing in by mail needs. */
export interface LinkSignInDeps extends SignInDeps {
  readonly database: Database
  readonly studioMails: StudioMails
}

/** `manage/sign-in/link` and `code`: sign-in by a mailed link or its six digits. */
export function linkSignInRoutes(scope: FastifyInstance, deps: LinkSignInDeps): void {
  const { database, secret, now } = deps
  const asks = createAskLimit()

  manageRoute(scope, 'askSignInLink', async (call) => {
    const { request, reply } = call
    const site = signInSite(request, deps)
    const { email, lang } = call.body
    const isKnown = isKnownBrowser(request, secret, email, site)
    const isTooMany = asks.isTooMany(isKnown ? `${email} known` : `${email} ${addressKey(request.ip)}`)
    const browser = await browserOf(database.queries, request, site, now())
    // Silently without a mail, so that the answer says nothing about the address.
    const isAllowed = !isTooMany && (isKnown || (await countAsks(database.queries, email, now())) < ASKS_BY_ALL)
    if (isAllowed) {
      const draft = { email, lang, browser }
      const link = await createLink(database.queries, draft, now())
      // After the answer, so that known and unknown addresses take the same time.
      setImmediate(() => {
        mailLink(deps, draft, link, studioOrigin(request, deps)).catch((error) => request.log.error(error.name))
      })
    }
    reply.header('set-cookie', writeCookie('asked', browser, LINK_MS / 1000, site))
    return null
  })

  manageRoute(scope, 'spendSignInLink', async (call) => {
    const { request, reply } = call
    const site = signInSite(request, deps)
    const { token } = call.body
    const signedIn = await database.queries.transaction(async (tx) => {
      const link = await spendLink(tx, token, readSignInCookie(request, 'asked', site), now())
      if (link === 'expired') return refuse('sign_in_expired')
      if (link === 'other_browser') return refuse('sign_in_other_browser')
      return signInByMail(tx, link.email, request, deps)
    })
    return answerSignedIn(reply, withoutAsked(signedIn, site))
  })

  manageRoute(scope, 'spendSignInCode', async (call) => {
    const { request, reply } = call
    const site = signInSite(request, deps)
    const code = readCode(call.body.code)
    const browser = readSignInCookie(request, 'asked', site)
    const last = browser && (await findLastLink(database.queries, browser, now()))
    if (!last) return refuse('sign_in_expired')
    const most = isKnownBrowser(request, secret, last.email, site) ? TRIES_BY_KNOWN : TRIES_BY_ALL
    if ((await countTries(database.queries, last.email, now())) >= most) refuse('sign_in_expired')
    const link = await takeTry(database.queries, last.id, now())
    if (!link) return refuse('sign_in_expired')
    if (code === null || !isRightCode(link, browser, code)) {
      refuse(link.tries < CODE_TRIES ? 'sign_in_code_wrong' : 'sign_in_expired')
    }
    const signedIn = await database.queries.transaction(async (tx) => {
      if (!(await spendCode(tx, link.id, now()))) refuse('sign_in_expired')
      return signInByMail(tx, link.email, request, deps)
    })
    return answerSignedIn(reply, withoutAsked(signedIn, site))
  })
}

/** Counts the links that one address or one known browser asks for. */
function createAskLimit(): { readonly isTooMany: (key: string) => boolean } {
  const store = new RateStore()
  return {
    isTooMany: (key) => {
      let asked = 0
      store.incr(key, (_, result) => (asked = result?.current ?? 0), ASK_WINDOW_MS)
      return asked > ASKS_BY_ONE
    },
  }
}

/** The token of the browser that asks. It stays the same while it has a good link, so that the earlier mail works too. */
async function browserOf(queries: Queries, request: FastifyRequest, site: OwnSite, now: Date): Promise<string> {
  const before = readSignInCookie(request, 'asked', site)
  return before !== null && (await hasLink(queries, before, now)) ? before : createToken()
}

async function mailLink(deps: LinkSignInDeps, draft: LinkDraft, link: CreatedLink, baseUrl: string): Promise<void> {
  const { queries } = deps.database
  const person = await findPerson(queries, draft.email)
  if (!person || (await accountsOf(queries, person.id)).length === 0) return
  const href = studioAddress(baseUrl, 'signIn', link.token)
  deps.studioMails.signIn({ to: person.email, lang: draft.lang, id: link.id, code: link.code, href })
}

async function signInByMail(tx: Queries, email: string, request: FastifyRequest, deps: SignInDeps): Promise<SignedIn> {
  const person = await findPerson(tx, email)
  const signedIn = person && (await signIn(tx, { personId: person.id, provesMail: true }, request, deps))
  return signedIn ?? refuse('sign_in_expired')
}

function withoutAsked({ cookies, me }: SignedIn, site: OwnSite): SignedIn {
  return { cookies: [...cookies, dropCookie('asked', site)], me }
}
