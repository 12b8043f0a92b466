import { isConnectionLost } from '#server/db/lost-connection.ts'

// PostgreSQL's own code. The driver gives none if the connection just ends.
const CONNECTION_FAILURE = '08006'

/**
 * An error that contains only the kind of failure. Database errors contain the values of the statement, which visitors
 * wrote, and errors are logged and stored with the job.
 */
export function plainError(error: unknown, what: string): Error {
  const { code = isConnectionLost(error) ? CONNECTION_FAILURE : undefined, name } = innermost(
    error,
  ) as NodeJS.ErrnoException
  // Keeps the code, so that a lost connection can still be recognised.
  const plain = Object.assign(new Error(`${what} (${code ?? name ?? 'unknown'})`), code === undefined ? {} : { code })
  if (error instanceof Error && error.stack) plain.stack = `${plain.message}\n${framesOf(error.stack)}`
  return plain
}

function innermost(error: unknown): object {
  const inner = error instanceof Error ? (error.cause ?? error) : error
  return typeof inner === 'object' && inner !== null ? inner : {}
}

/** The stack frames without the message before them. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
