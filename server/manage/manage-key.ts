import type { FastifyRequest } from 'fastify'
import type { Caller } from '#server/account/caller.ts'
import { callerOfKey, findKey, noteUse } from '#server/account/key-store.ts'
import type { Database } from '#server/db/database.ts'
import { bearerOf } from '#server/http/bearer.ts'
import { refuse } from '#server/http/problem.ts'

/** The WWW-Authenticate value of a refused request (RFC 9110). `manageScope` adds it to every 401. */
export const CHALLENGE = 'Bearer'

/** What finding callers needs. */
export interface CallerDeps {
  readonly database: Database
  readonly now: () => Date
}

/** Finds the caller by the key of a request, and refuses requests without a valid key. */
export function createFindCaller({ database, now }: CallerDeps): (request: FastifyRequest) => Promise<Caller> {
  return async (request) => {
    const text = bearerOf(request)
    const key = text === undefined ? null : await findKey(database.queries, text, now())
    if (!key) return refuse('unauthorized')
    // Reading must work even when nothing can be written.
    await noteUse(database.queries, key, now()).catch((error) => request.log.warn(error))
    return callerOfKey(key)
  }
}
