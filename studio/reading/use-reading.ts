import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AnswerOf } from '#contract/call-types.ts'
import type { ManageId } from '#contract/manage-paths.ts'
import { type CallInput, callManage } from '#studio/api/manage.ts'
import { type HeardEvent, useStaffEvents } from '#studio/event/staff-event-context.ts'
import { createReading, nothingOf, type Read, type Reading, type ReadState } from './reading.ts'

/** What makes a reading read again, besides events that were missed. */
interface Refreshing {
  /** Whether an event of the account changes what was read. */
  readonly on?: (event: HeardEvent) => boolean
  /** Reads again when it changes. */
  readonly version?: unknown
}

/** Something that is read, with what reads it again and what changes it here. */
type Shown<Data> = Omit<ReadState<Data>, 'key'> & Pick<Reading<Data>, 'reload' | 'change'>

/**
 * Reads something from the server, and again after the events that change it and when events were missed. `read` depends on
 * nothing but the key; null: nothing is read. The answer of another key is never shown.
 */
export function useReading<Data>(key: string | null, read: Read<Data>, refreshing: Refreshing = {}): Shown<Data> {
  const { on, version } = refreshing
  const [reading] = useState(() => createReading<Data>())
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => reading.want(key, (...args) => latest.current(...args)), [reading, key])
  useEffect(() => reading.stop, [reading])
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current !== version) reading.refresh()
    seen.current = version
  }, [reading, version])
  useStaffEvents((event) => {
    // The network is back, so a call from before may never end.
    if (event.kind === 'reload') reading.restart()
    else if (on?.(event)) reading.refresh()
  })
  const state = useSyncExternalStore(reading.subscribe, reading.state)
  const { data, error, isStale } = state.key === key ? state : nothingOf(key)
  return { data, error, isStale, reload: reading.reload, change: reading.change }
}

/** Reads the answer of a call. An input of null reads nothing. */
export function useManaged<Id extends ManageId>(
  id: Id,
  input: CallInput<Id> | null,
  refreshing?: Refreshing,
): Shown<AnswerOf<Id>> {
  const key = input && `${id} ${JSON.stringify(input)}`
  return useReading(key, (signal) => callManage(id, { ...input, signal }), refreshing)
}
