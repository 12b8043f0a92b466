import type { FastifyError, FastifyInstance } from 'fastify'
import type { ErrorCode } from '#contract/error-codes.ts'
import { problemOf } from '#contract/errors.ts'
import { isDatabaseUnavailable } from '#server/db/lost-connection.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import { StorageError } from '#server/storage/media-storage.ts'
import { createMissLimit, isMiss, MISS_RETRY_AFTER, type MissLimit } from './limit-misses.ts'
import { ProblemError, sendProblem } from './problem.ts'

/** The one place that turns errors into problem+json. What nobody foresaw is logged and told to no one. */
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
      request.log.error(plainError(error, 'The database does not serve'))
      return sendProblem(reply, problemOf('unavailable'))
    }
    const code = codeFor(error.statusCode ?? 500)
    if (code === 'internal') request.log.error(error)
    return sendProblem(reply, problemOf(code))
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, problemOf(request.method === 'GET' ? 'not_found' : 'method_not_allowed')),
  )
}

function codeFor(status: number): ErrorCode {
  if (status === 404) return 'not_found'
  if (status === 413) return 'payload_too_large'
  if (status === 415) return 'unsupported_media_type'
  if (status === 429) return 'rate_limited'
  return status < 500 ? 'bad_request' : 'internal'
}
