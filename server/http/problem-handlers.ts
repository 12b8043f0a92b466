import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { ErrorCode } from '#contract/error-codes.ts'
import { PROBLEM_TYPE, problemOf } from '#contract/errors.ts'

/** The one place that turns errors into problem+json. What nobody foresaw is logged and told to no one. */
export function problemHandlers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = codeFor(error.statusCode ?? 500)
    if (code === 'internal') request.log.error(error)
    return sendProblem(reply, code)
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, request.method === 'GET' ? 'not_found' : 'method_not_allowed'),
  )
}

function sendProblem(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const problem = problemOf(code)
  return reply.code(problem.status).type(PROBLEM_TYPE).send(problem)
}

function codeFor(status: number): ErrorCode {
  if (status === 404) return 'not_found'
  if (status === 413) return 'payload_too_large'
  if (status === 415) return 'unsupported_media_type'
  return status < 500 ? 'bad_request' : 'internal'
}
