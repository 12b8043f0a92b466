import type { FastifyRequest } from 'fastify'
import type { Caller } from '#server/account/caller.ts'
import { callerOfKey, findKey, noteUse } from '#server/account/key-store.ts'
import type { Database } from '#server/db/database.ts'
import { bearerOf } from '#server/http/bearer.ts'
import { refuse } from '#server/http/problem.ts'

/** What a refused caller is told to send (RFC 9110); `manageScope` puts it on every 401. */
export const CHALLENGE = 'Bearer'

/** What callers are found with. */
export interface CallerParts {
  readonly database: Database
  readonly now: () => Date
}

/** Finds who calls by the key of a request; refuses a request without a valid one. */
export function createFindCaller({ database, now }: CallerParts): (request: FastifyRequest) => Promise<Caller> {
  return async (request) => {
    const text = bearerOf(request)
    const key = text === undefined ? null : await findKey(database.queries, text, now())
    if (!key) return refuse('unauthorized')
    // Whoever only reads can do so while nothing can be written.
    await noteUse(database.queries, key, now()).catch((error) => request.log.warn(error))
    return callerOfKey(key)
  }
}
