import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { StaffEventKind } from '#contract/staff-event-kinds.ts'

/**
 * An event of the account. `reload`: some may have been missed, so everything is read again. `studio`: the build of the
 * server's Studio.
 */
export interface HeardEvent {
  readonly kind: StaffEventKind | 'reload' | 'studio'
  readonly data: Readonly<Record<string, unknown>>
}

/** Subscribes to the events of the account. Returns the function that unsubscribes. */
export type ListenToStaff = (listener: (event: HeardEvent) => void) => () => void

/** The events of the account. */
export const StaffEventContext = createContext<ListenToStaff | null>(null)

/** Calls a function for each event of the account. */
export function useStaffEvents(onEvent: (event: HeardEvent) => void): void {
  const listen = use(StaffEventContext)
  const hear = useEffectEvent(onEvent)
  useEffect(() => listen?.((event) => hear(event)), [listen])
}
