import { type ReactNode, useEffect, useMemo } from 'react'
import { API_BASE } from '#contract/api-base.ts'
import { STAFF_EVENTS, type StaffEventKind } from '#contract/staff-event-kinds.ts'
import { type HeardEvent, type ListenToStaff, StaffEventContext } from './staff-event-context.ts'

const KINDS: readonly (StaffEventKind | 'reload')[] = [...(Object.keys(STAFF_EVENTS) as StaffEventKind[]), 'reload']

/** Keeps one stream of events open and passes them on. The browser connects again by itself. */
export function StaffEventProvider({ children }: { readonly children: ReactNode }) {
  const { listen, pass } = useMemo(makeListeners, [])
  useEffect(() => {
    const stream = new EventSource(`${API_BASE}/manage/events`)
    let wasOpen = false
    stream.addEventListener('open', () => {
      // Events of the time in between are lost.
      if (wasOpen) pass({ kind: 'reload', data: {} })
      wasOpen = true
    })
    for (const kind of KINDS) {
      stream.addEventListener(kind, ({ data }: MessageEvent<string>) => pass({ kind, data: JSON.parse(data) }))
    }
    return () => stream.close()
  }, [pass])
  return <StaffEventContext value={listen}>{children}</StaffEventContext>
}

function makeListeners() {
  const listeners = new Set<(event: HeardEvent) => void>()
  const listen: ListenToStaff = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const pass = (event: HeardEvent) => {
    for (const listener of listeners) listener(event)
  }
  return { listen, pass }
}
