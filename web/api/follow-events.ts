import type { ChessEvent, ProjectEvent } from '#contract/events.ts'
import type { ApiClient } from './client.ts'

/** What to do when something has changed. */
export interface EventHandlers {
  readonly onChess: (event: ChessEvent) => void
  readonly onProject: (event: ProjectEvent) => void
  readonly onToken: () => void
  readonly onInteractive: () => void
}

/** Follows the changes of a catalogue from the state that the document was made from; the browser reconnects by itself. */
export function followEvents(client: ApiClient, eventId: string, handlers: EventHandlers): () => void {
  const source = new EventSource(client.urlOf('events', { last_event_id: eventId }))
  const on = <Payload>(name: string, handle: (payload: Payload) => void) =>
    source.addEventListener(name, ({ data }) => handle(JSON.parse(data)))
  on('chess', handlers.onChess)
  on('project', handlers.onProject)
  on('token', handlers.onToken)
  on('interactive', handlers.onInteractive)
  // A browser that is refused on its way back asks no more: the link may have been closed meanwhile.
  source.addEventListener('error', () => source.readyState === EventSource.CLOSED && handlers.onToken())
  return () => source.close()
}
