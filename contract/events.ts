import * as z from 'zod'
import type { InstanceChange } from '#domain/chess/live-changes.ts'
import { instanceData } from './chess.ts'
import { id, version } from './id.ts'

/** The header that a browser sends to resume after a lost connection. */
export const eventHeaders = z.object({ 'last-event-id': z.string().max(2000).optional() })

/** The same in the query, for the first connection: the state that the page was rendered from. */
export const eventQuery = z.object({ last_event_id: z.string().max(2000).optional() })

/** The changed fields of a unit. */
export const instanceChange = instanceData
  .omit({ id: true })
  .exactPartial()
  .extend({ id })
  .meta({ id: 'InstanceChange' }) satisfies z.ZodType<InstanceChange>

/** The chess changed. `changed` lists the units if they are few; otherwise the client requests the chess again. */
const chessEvent = z
  .object({ project_id: id, version, changed: z.array(instanceChange).optional() })
  .meta({ id: 'ChessEvent' })
/** The payload of `chess`. */
export type ChessEvent = z.infer<typeof chessEvent>

/** Something changed: the client requests it again, with its ETag. */
const staleEvent = z.object({ version }).meta({ id: 'StaleEvent' })

/** The project response changed. */
const projectEvent = z.object({ project_id: id, version }).meta({ id: 'ProjectEvent' })
/** The payload of `project`. */
export type ProjectEvent = z.infer<typeof projectEvent>

/** The payload of every event of `GET public/events`, by its name. */
const EVENTS = { chess: chessEvent, token: staleEvent, project: projectEvent, interactive: staleEvent } as const
/** The name of an event. */
export type EventName = keyof typeof EVENTS

/** A message of the stream: `event` is its event field, `data` the parsed JSON of its data field. */
export const liveEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('chess'), data: EVENTS.chess }),
    z.object({ event: z.literal('token'), data: EVENTS.token }),
    z.object({ event: z.literal('project'), data: EVENTS.project }),
    z.object({ event: z.literal('interactive'), data: EVENTS.interactive }),
  ])
  .meta({ id: 'LiveEvent' })
