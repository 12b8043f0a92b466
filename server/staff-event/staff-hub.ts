import type { ServerResponse } from 'node:http'
import { receivesStaffEvent, type StaffEventKind } from '#contract/staff-event-kinds.ts'
import { coversProjects } from '#domain/account/role.ts'
import type { Caller } from '#server/account/caller.ts'
import type { Database } from '#server/db/database.ts'
import { HEARTBEAT_MS, sendToStream } from '#server/http/event-stream.ts'
import { type RightsChange, STAFF_CHANNEL, type StaffEvent } from './announce-staff.ts'
import { createPresence } from './presence.ts'

/** What a stream may receive: an account, a role and projects. */
export type StaffReader = Pick<Caller, 'accountId' | 'role' | 'projects'>

/** A reader, and who it is. */
type NamedReader = StaffReader & Pick<Caller, 'who'>

/** The event streams of staff. They have their own channel, so visitors' pages and caches never notice them. */
interface StaffHub {
  /** Resolves once events arrive from the database. Call it before a stream is opened, while the call can still fail. */
  readonly ready: () => Promise<void>
  /** Adds a stream that has sent its headers, and ends it when `recheck` says that the reader may no longer read. */
  readonly add: (stream: ServerResponse, reader: NamedReader, recheck: Recheck) => void
  /** Announces everybody who has not been heard of for 45 seconds as gone. */
  readonly sweep: () => void
  /** Asks every reader's `recheck`, and keeps the connections alive. */
  readonly beat: () => Promise<void>
  readonly size: () => number
  readonly close: () => void
}

/** The reader as of now; null if they may no longer read. */
type Recheck = () => Promise<StaffReader | null>

interface Open {
  readonly stream: ServerResponse
  readonly recheck: Recheck
  readonly who: Caller['who']
  reader: StaffReader
  /** A check of the reader's rights that is under way: events wait for it. */
  checking: Promise<boolean> | null
}

/** An event as another process sent it; without data if it was too long. */
type Received = StaffEvent | (Pick<StaffEvent, 'kind' | 'accountId' | 'projects'> & { readonly data: null })

// Somebody who left is shown for at most this much longer than 45 seconds.
const SWEEP_MS = 5_000

/** Sends staff the events that concern them. Listens to the database from the first stream on. */
export function createStaffHub(database: Database, now: () => Date, studioBuild: string | null = null): StaffHub {
  const open = new Set<Open>()
  const presence = createPresence()
  let listening: Promise<void> | null = null
  const timers = [setInterval(() => void beat(), HEARTBEAT_MS), setInterval(() => sweep(), SWEEP_MS)]
  for (const timer of timers) timer.unref()

  function listen(): Promise<void> {
    listening ??= database
      .listen(STAFF_CHANNEL, {
        onMessage: (payload) => receive(JSON.parse(payload) as Received | RightsChange),
        onGap: () => {
          for (const { stream } of open) sendToStream(stream, formatEvent('reload', {}))
        },
      })
      .catch((error) => {
        // The next stream tries again.
        listening = null
        throw error
      })
    return listening
  }

  function receive(event: Received | RightsChange): void {
    if (event.kind === 'rights') {
      for (const each of open) if (isOf(each.who, event)) void check(each)
      return
    }
    if (event.kind === 'presence' && event.data) {
      const left = presence.note(event.accountId, event.data, now().getTime())
      // Colleagues who see only the other project would not learn of the move.
      if (left) send({ ...event, projects: [left.project_id], data: left })
    }
    send(event)
  }

  function send(event: Received): void {
    const text = event.data ? formatEvent(event.kind, event.data) : formatEvent('reload', {})
    for (const each of open) {
      const sendIfAllowed = () => mayRead(each.reader, event) && sendToStream(each.stream, text)
      if (each.checking) void each.checking.then((mayStillRead) => mayStillRead && sendIfAllowed())
      else sendIfAllowed()
    }
  }

  function sweep(): void {
    for (const { accountId, place } of presence.sweep(now().getTime())) {
      send({ kind: 'presence', accountId, projects: [place.project_id], data: place })
    }
  }

  /** Ends a stream whose reader may no longer read, and limits one whose reader may read less. */
  function check(each: Open): Promise<boolean> {
    const checking = askAgain(each).finally(() => {
      if (each.checking === checking) each.checking = null
    })
    each.checking = checking
    return checking
  }

  async function beat(): Promise<void> {
    await Promise.all([...open].map(async (each) => (await check(each)) && sendToStream(each.stream, ':\n\n')))
  }

  return {
    ready: listen,
    add: (stream, reader, recheck) => {
      const each: Open = { stream, reader, recheck, who: reader.who, checking: null }
      stream.on('close', () => open.delete(each))
      open.add(each)
      const here = presence
        .list(reader.accountId, now().getTime())
        .filter(({ project_id }) =>
          mayRead(reader, { accountId: reader.accountId, kind: 'presence', projects: [project_id] }),
        )
      // Events have no ids to resume from: a client that reconnects reads everything again.
      const build = studioBuild === null ? '' : formatEvent('studio', { build: studioBuild })
      const places = here.map((place) => formatEvent('presence', place))
      sendToStream(stream, `retry: 3000\nid: open\n\n${build}${places.join('')}`)
      // The rights may have ended between the check of the call and this moment.
      void check(each)
    },
    sweep,
    beat,
    size: () => open.size,
    close: () => {
      for (const timer of timers) clearInterval(timer)
      for (const { stream } of open) stream.end()
    },
  }
}

async function askAgain(each: Open): Promise<boolean> {
  const reader = await each.recheck().catch(() => each.reader)
  if (reader) each.reader = reader
  else each.stream.end()
  return reader !== null
}

/** Whether a reader may receive an event: of the account, for the role, and only about projects in reach. */
export function mayRead(
  reader: StaffReader,
  { accountId, kind, projects }: Pick<Received, 'accountId' | 'kind' | 'projects'>,
): boolean {
  if (accountId !== reader.accountId || !receivesStaffEvent(reader.role, kind)) return false
  return reader.projects === null || (projects.length > 0 && coversProjects(reader.projects, projects))
}

function isOf(who: Caller['who'], { who: kind, id }: RightsChange): boolean {
  return who.kind === kind && (who.kind === 'person' ? who.personId : who.keyId) === id
}

function formatEvent(kind: StaffEventKind | 'reload' | 'studio', data: object): string {
  return `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}
