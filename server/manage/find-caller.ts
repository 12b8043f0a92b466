import type { FastifyRequest } from 'fastify'
import type { Caller } from '#server/account/caller.ts'
import { callerOfKey, findKey, noteUse } from '#server/account/key-store.ts'
import type { Database } from '#server/db/database.ts'
import { bearerOf } from '#server/http/bearer.ts'
import { refuse } from '#server/http/problem.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { readSignInCookie } from '#server/session/cookie.ts'
import { isFromOtherPage, isFromOwnPage, ownSiteOf } from '#server/session/own-site.ts'
import { findSession, noteSessionUse } from '#server/session/session-store.ts'

/** The WWW-Authenticate value of a refused request (RFC 9110). `manageScope` adds it to every 401. */
export const CHALLENGE = 'Bearer'

/** What finding callers needs. */
export interface CallerDeps extends Sites {
  readonly database: Database
  readonly now: () => Date
}

/** Finds the caller by the key or the session of a request, and refuses requests without a valid one. */
export function createFindCaller(deps: CallerDeps): (request: FastifyRequest) => Promise<Caller> {
  return async (request) => {
    // A key counts more than a cookie, even a wrong one: a caller who sends it does not mean the cookie.
    const isByKey = request.headers.authorization !== undefined
    const caller = await (isByKey ? callerByKey(deps, request) : callerBySession(deps, request))
    return caller ?? refuse('unauthorized')
  }
}

async function callerByKey({ database, now }: CallerDeps, request: FastifyRequest): Promise<Caller | null> {
  const text = bearerOf(request)
  const key = text === undefined ? null : await findKey(database.queries, text, now())
  if (!key) return null
  // Reading must work even when nothing can be written.
  await noteUse(database.queries, key, now()).catch((error) => request.log.warn(error))
  return callerOfKey(key)
}

async function callerBySession(deps: CallerDeps, request: FastifyRequest): Promise<Caller | null> {
  const { database, now } = deps
  const site = ownSiteOf(request, deps)
  const token = site && readSignInCookie(request, 'session', site)
  if (!token) return null
  // Before the lookup, so that other sites learn nothing about the session.
  if (!isFromOwnPage(request, site) || isFromOtherPage(request))
    refuse('forbidden', { detail: 'A page of another site may not make this call' })
  const found = await findSession(database.queries, token, now())
  if (!found) return null
  await noteSessionUse(database.queries, found.row, now()).catch((error) => request.log.warn(error))
  return found.caller
}
