import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { problemOf } from '#contract/errors.ts'
import { OPERATION_LIST } from '#contract/operations.ts'
import { isDatabaseUnavailable } from '#server/db/lost-connection.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import { StorageError } from '#server/storage/media-storage.ts'
import { TypstTimeoutError } from '#server/typst/typst-queue.ts'
import { createMissLimit, isMiss, MISS_RETRY_AFTER, type MissLimit } from './limit-misses.ts'
import { ProblemError, sendProblem } from './problem.ts'

// In seconds. Typesetting the same document takes minutes each time.
const TIMEOUT_RETRY_AFTER = 600

// No media type is longer.
const MAX_TYPE = 100

const TYPES_BY_ROUTE: ReadonlyMap<string, readonly string[]> = new Map(
  OPERATION_LIST.flatMap(([, { method, path, body }]) =>
    body ? [[`${method} ${API_BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, body.types]] : [],
  ),
)

/** The one place that turns errors into problem+json. Unexpected errors are logged but not shown to the client. */
export function problemHandlers(app: FastifyInstance, misses: MissLimit = createMissLimit()): void {
  app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
    if (error instanceof ProblemError) {
      const { problem } = error
      if (!isMiss(problem.code, request) || !misses.isTooMany(request)) return sendProblem(reply, problem)
      return sendProblem(reply.header('retry-after', MISS_RETRY_AFTER), problemOf('rate_limited'))
    }
    if (error instanceof StorageError) {
      request.log.error(error.message)
      return sendProblem(reply, problemOf('unavailable'))
    }
    if (isDatabaseUnavailable(error)) {
      request.log.error(plainError(error, 'The database is unavailable'))
      return sendProblem(reply, problemOf('unavailable'))
    }
    if (error instanceof TypstTimeoutError) {
      request.log.error(error)
      const tooLarge = problemOf('unavailable', { detail: 'The document is too large to be made in time' })
      return sendProblem(reply.header('retry-after', TIMEOUT_RETRY_AFTER), tooLarge)
    }
    const code = codeFor(error.statusCode ?? 500)
    // The message of a failed query contains its values, such as names and phones.
    if (code === 'internal')
      request.log.error(error instanceof DrizzleQueryError ? plainError(error, 'A query failed') : error)
    const detail = code === 'unsupported_media_type' ? bodyTypesOf(request) : undefined
    return sendProblem(reply, problemOf(code, { ...(detail && { detail }) }))
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, problemOf(request.method === 'GET' ? 'not_found' : 'method_not_allowed')),
  )
}

function bodyTypesOf({ method, routeOptions, headers }: FastifyRequest): string | undefined {
  const types = wordBodyTypes(method, routeOptions.url)
  const sent = headers['content-type']?.slice(0, MAX_TYPE)
  return types && (sent ? `${types}; it is ${sent}` : types)
}

function codeFor(status: number): ErrorCode {
  if (status === 404) return 'not_found'
  if (status === 413) return 'payload_too_large'
  if (status === 415) return 'unsupported_media_type'
  if (status === 429) return 'rate_limited'
  return status < 500 ? 'bad_request' : 'internal'
}

/** Describes the media types that a route accepts; undefined for a route that is not in the contract. */
function wordBodyTypes(method: string, url: string | undefined): string | undefined {
  const types = TYPES_BY_ROUTE.get(`${method.toLowerCase()} ${url}`)
  return types && `Content-Type must be ${types.length > 1 ? 'one of ' : ''}${types.join(', ')}`
}
