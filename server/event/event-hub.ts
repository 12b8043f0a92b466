import type { ServerResponse } from 'node:http'
import type { EventName } from '#contract/events.ts'
import { HEARTBEAT_MS, sendToStream } from '#server/http/event-stream.ts'
import type { Directory } from '#server/link/link-directory.ts'
import type { Change } from '#server/live/change.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import { changedSince, type Followed, type FollowedScope, formatEventId, subjectsOf } from './event-id.ts'

/** The event streams of open pages. */
export interface EventHub {
  /** Adds a stream that has sent its headers; `lastEventId` is the last id of the page's earlier stream. */
  readonly add: (stream: ServerResponse, followed: Followed, lastEventId: string | null) => void
  readonly size: () => number
  /** Ends all streams. */
  readonly close: () => void
}

const EVENT_OF: Readonly<Record<FollowedScope, EventName>> = {
  catalogue: 'token',
  partner: 'token',
  project: 'project',
  chess: 'chess',
  pictures: 'interactive',
}

interface Room {
  readonly followed: Followed
  readonly streams: Set<ServerResponse>
}

/** Sends open pages the changes that concern them. */
export function createEventHub(feed: ChangeFeed, directory: Directory): EventHub {
  // Pages of one catalogue and partner receive the same events, so each event is formatted once for all of them.
  const rooms = new Map<string, Room>()
  const unsubscribe = feed.subscribe((change) => {
    for (const [key, room] of rooms) if (concerns(room.followed, change)) sendChange(key, room, change)
  })
  const heartbeat = setInterval(() => {
    for (const { streams } of rooms.values()) for (const stream of streams) sendToStream(stream, ':\n\n')
  }, HEARTBEAT_MS)
  heartbeat.unref()

  function sendChange(key: string, room: Room, change: Change): void {
    // A group may have gained a project meanwhile.
    const followed = { ...room.followed, projects: projectsOf(room.followed, directory) }
    rooms.set(key, { ...room, followed })
    const visible = visibleChange(followed, change, directory)
    if (!visible) return
    // A page that gets only the first parts has to catch up, so these do not count as received.
    const eventId = visible.hasMore ? '' : `id: ${formatEventId(followed, feed)}\n`
    const text = eventId + formatEvent(visible)
    for (const stream of room.streams) sendToStream(stream, text)
  }

  return {
    add: (stream, asked, lastEventId) => {
      const followed = { ...asked, projects: projectsOf(asked, directory) }
      const key = `${followed.catalogue.id}/${followed.partnerId ?? ''}`
      const room = rooms.get(key) ?? { followed, streams: new Set() }
      rooms.set(key, room)
      room.streams.add(stream)
      stream.on('close', () => {
        room.streams.delete(stream)
        if (room.streams.size === 0 && rooms.get(key)?.streams === room.streams) rooms.delete(key)
      })
      const missed = lastEventId === null ? [] : changedSince(lastEventId, followed, feed)
      const events = missed.map((subject) => formatEvent({ ...subject, version: feed.versionOf(subject) }))
      // An id without data only sets the browser's last event id.
      sendToStream(stream, `retry: 3000\nid: ${formatEventId(followed, feed)}\n${events.join('') || '\n'}`)
    },
    size: () => [...rooms.values()].reduce((count, { streams }) => count + streams.size, 0),
    close: () => {
      clearInterval(heartbeat)
      unsubscribe()
      for (const { streams } of rooms.values()) for (const stream of streams) stream.end()
    },
  }
}

/** The projects that a catalogue shows: its own, or those of its members. */
export function projectsOf({ catalogue }: Pick<Followed, 'catalogue'>, directory: Directory): readonly number[] {
  const current = directory.catalogue(catalogue.id) ?? catalogue
  const own = current.project_id === null ? [] : [current.project_id]
  return [...own, ...current.members.flatMap((id) => directory.catalogue(id)?.project_id ?? [])]
}

function concerns(followed: Followed, change: Change): boolean {
  return subjectsOf(followed).some(({ scope, id }) => scope === change.scope && id === change.id)
}

/**
 * Changes omit the prices of taken units: if a catalogue shows those, its pages must load the units again, once for all
 * parts of a change.
 */
function visibleChange({ catalogue }: Followed, change: Change, directory: Directory): Change | null {
  const { changed: _, hasMore, ...bare } = change
  if (!(directory.catalogue(catalogue.id) ?? catalogue).taken_prices) return change
  return hasMore ? null : bare
}

function formatEvent(change: Change): string {
  const { scope, id, version, changed } = change
  const event = EVENT_OF[scope as FollowedScope]
  const isOfProject = event === 'project' || event === 'chess'
  const data = { ...(isOfProject && { project_id: id }), version, ...(changed && { changed }) }
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
