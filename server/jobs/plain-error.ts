import { isConnectionLost } from '#server/db/lost-connection.ts'

// PostgreSQL's own code; the driver gives none when a connection ends without a word.
const CONNECTION_FAILURE = '08006'

/**
 * An error that says which kind of failure it was and nothing else: those of the database carry the values of the
 * statement, which are what a visitor wrote, and errors are logged and kept with the job.
 */
export function plainError(error: unknown, what: string): Error {
  const { code = isConnectionLost(error) ? CONNECTION_FAILURE : undefined, name } = innermost(
    error,
  ) as NodeJS.ErrnoException
  // The code stays, so that a lost connection is still known as one.
  const plain = Object.assign(new Error(`${what} (${code ?? name ?? 'unknown'})`), code === undefined ? {} : { code })
  if (error instanceof Error && error.stack) plain.stack = `${plain.message}\n${framesOf(error.stack)}`
  return plain
}

function innermost(error: unknown): object {
  const inner = error instanceof Error ? (error.cause ?? error) : error
  return typeof inner === 'object' && inner !== null ? inner : {}
}

/** Where it happened, without the message that stands before it. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
