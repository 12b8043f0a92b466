import type { ApiClient } from './client.ts'

/** Body and headers of a call that changes something. */
interface Sent {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

// Longer than any response takes; after that the visitor can try again.
const TIMEOUT_MS = 30_000

/** Sends a change and returns `data` of the response. */
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
    // The request is sent even if the visitor closes the tab.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
