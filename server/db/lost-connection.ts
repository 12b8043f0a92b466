// Connection exceptions, and a server that stops, crashes or starts. The errors of our embedded engine are included.
const LOST = /^(?:08...|57P0[1-5])$/
// Out of disk, memory or connections; a read-only server; a failing disk.
const CANNOT_SERVE = /^(?:53...|25006|58030)$/
const NETWORK = new Set(
  'ECONNRESET ECONNREFUSED ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)
// `pg` throws these errors without a code.
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** Whether an error means that the connection to the database was lost or could not be made. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) =>
    code === undefined ? MESSAGES.test(message) : LOST.test(code) || NETWORK.has(code),
  )
}

/** Whether an error means that the database is unavailable, which is not the fault of the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || causesOf(error).some(({ code }) => code !== undefined && CANNOT_SERVE.test(code))
}

interface Cause {
  readonly code: string | undefined
  readonly message: string
}

/** An error and its causes: Drizzle wraps the driver's errors, and Node those of several addresses. */
function causesOf(error: unknown): readonly Cause[] {
  if (!(error instanceof Error)) return []
  const { code } = error as NodeJS.ErrnoException
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [{ code: typeof code === 'string' ? code : undefined, message: error.message }, ...inner.flatMap(causesOf)]
}
