import type { FastifyReply } from 'fastify'
import type * as z from 'zod'
import type { ErrorCode } from '#contract/error-codes.ts'
import { PROBLEM_TYPE, type Problem, type ProblemDetails, problemOf } from '#contract/errors.ts'
import { refusalOf } from '#contract/field-errors.ts'
import { isTooDeep } from './is-too-deep.ts'

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

// The deepest valid body is a publication whose ticks name values of drafts.
const MAX_BODY_DEPTH = 64

/**
 * Parses a body, or ends the request with the fields to correct. Every JSON body is read here or by an import, so that none
 * is nested deeper than functions can call themselves.
 */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (isTooDeep(body, MAX_BODY_DEPTH)) refuse('bad_request', { detail: 'The body is nested too deeply' })
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
