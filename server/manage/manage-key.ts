import type { FastifyRequest } from 'fastify'
import { findKey } from '#server/account/key-store.ts'
import type { Database } from '#server/db/database.ts'
import { refuse } from '#server/http/problem.ts'

/** What a refused caller is told to send (RFC 9110); `manageScope` puts it on every 401. */
export const CHALLENGE = 'Bearer'

// A scheme has no case (RFC 9110); a key is one word.
const BEARER = /^bearer +([\x21-\x7e]{1,200}) *$/i

/** Who calls: the key, and the account that it opens. */
export interface ManageCaller {
  readonly accountId: number
  readonly keyId: number
}

/** Reads who sent a request from its key; refuses a request without a valid one. */
export function createReadCaller(database: Database): (request: FastifyRequest) => Promise<ManageCaller> {
  return async ({ headers }) => {
    const key = BEARER.exec(headers.authorization ?? '')?.[1]
    const caller = key === undefined ? null : await findKey(database.queries, key)
    return caller ?? refuse('unauthorized')
  }
}
