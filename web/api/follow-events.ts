import type { ChessEvent, ProjectEvent } from '#contract/events.ts'
import type { ApiClient } from './client.ts'

/** Handlers for change events. */
interface EventHandlers {
  readonly onChess: (event: ChessEvent) => void
  readonly onProject: (event: ProjectEvent) => void
  readonly onToken: () => void
  readonly onInteractive: () => void
}

/** Follows the changes of a catalogue since the document was rendered; the browser reconnects by itself. */
export function followEvents(client: ApiClient, eventId: string, handlers: EventHandlers): () => void {
  const source = new EventSource(client.urlOf('events', { last_event_id: eventId }))
  const on = <Payload>(name: string, handle: (payload: Payload) => void) =>
    source.addEventListener(name, ({ data }) => handle(JSON.parse(data)))
  on('chess', handlers.onChess)
  on('project', handlers.onProject)
  on('token', handlers.onToken)
  on('interactive', handlers.onInteractive)
  // A browser does not reconnect after an error response: the link may have been closed.
  source.addEventListener('error', () => source.readyState === EventSource.CLOSED && handlers.onToken())
  return () => source.close()
}
