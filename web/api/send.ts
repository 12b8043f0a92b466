import type { ApiClient } from './client.ts'

/** What goes with a call that changes something. */
export interface Sent {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

// Longer than any answer takes; then it can be tried again.
const TIMEOUT_MS = 30_000

/** Changes something, and gives what stands under `data` of the answer. */
export function send<Data>(
  client: ApiClient,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, headers }: Sent = {},
): Promise<Data> {
  return client.call(path, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    // A visitor who closes the tab has sent it all the same.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
