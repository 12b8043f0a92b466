import type { FastifyError, FastifyInstance } from 'fastify'
import { plainError } from '#server/jobs/plain-error.ts'
import { ProblemError } from './problem.ts'

/**
 * Removes values from unexpected errors of a scope before they are logged: database errors contain the values of the
 * statement, and here these are mail addresses and names.
 */
export function plainErrors(scope: FastifyInstance, what: string): void {
  scope.setErrorHandler<FastifyError | ProblemError>((error) => {
    // The handler of the app answers all of them.
    if (error instanceof ProblemError || error.statusCode !== undefined) throw error
    throw plainError(error, what)
  })
}
