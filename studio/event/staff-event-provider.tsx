import { type ReactNode, useEffect, useMemo } from 'react'
import { type HeardEvent, type ListenToStaff, StaffEventContext } from './staff-event-context.ts'
import { openStaffStream } from './staff-stream.ts'

/** Keeps one stream of events open and passes them on. */
export function StaffEventProvider({ children }: { readonly children: ReactNode }) {
  const { listen, pass } = useMemo(makeListeners, [])
  useEffect(() => openStaffStream(pass), [pass])
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
