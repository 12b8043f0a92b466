import type { FastifyReply } from 'fastify'
import type * as z from 'zod'
import type { ErrorCode } from '#contract/error-codes.ts'
import { PROBLEM_TYPE, type Problem, type ProblemDetails, problemOf } from '#contract/errors.ts'
import { refusalOf } from '#contract/field-errors.ts'

/** Ends a request with a problem. Thrown in routes only; code below them returns refusals as values. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

/** Ends a request with an error code. */
export function refuse(code: ErrorCode, details?: ProblemDetails): never {
  throw new ProblemError(problemOf(code, details))
}

/** Parses a body, or ends the request with the fields to correct. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body)
  if (!result.success) throw new ProblemError(refusalOf(result.error.issues, body))
  return result.data
}

/** Parses the parameters, query or headers of a request, or ends it with 400. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (!result.success) {
    const [issue] = result.error.issues
    refuse('bad_request', { detail: `${issue?.path.map(String).join('.')}: ${issue?.message}`.slice(0, 200) })
  }
  return result.data
}

// A restarted database or a full queue is usually back by then.
const RETRY_AFTER_SECONDS = 5

/** Answers with a problem. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.code(problem.status).type(PROBLEM_TYPE).header('cache-control', 'no-store').send(problem)
}
