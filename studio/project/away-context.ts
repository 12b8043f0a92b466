import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { LoadedProject } from './project-stores-context.ts'

/** Whether the server does not answer, so that edits wait and nothing else can be done. */
export const AwayContext = createContext(false)

/** Whether the server does not answer, so that edits wait and nothing else can be done. */
export function useIsAway(): boolean {
  return use(AwayContext)
}

/** Whether the browser has no network, or a loaded project got no answer. */
export function useFindAway(projects: readonly LoadedProject[]): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = projects.map(({ store }) => store.subscribe(onChange))
      for (const kind of NETWORK) addEventListener(kind, onChange)
      return () => {
        for (const stop of stops) stop()
        for (const kind of NETWORK) removeEventListener(kind, onChange)
      }
    },
    [projects],
  )
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine === false || projects.some(({ store }) => store.state().isAway),
  )
}

const NETWORK = ['online', 'offline'] as const
