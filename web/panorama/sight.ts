import { useSyncExternalStore } from 'react'
import type { Point } from '#domain/picture/polygon.ts'
import type { Direction } from './gaze.ts'

/** What is seen of a scene at this moment. */
export interface Sight extends Direction {
  /** How wide the visitor sees, in degrees. */
  readonly across: number
  /** From 0, the widest view, to 1. */
  readonly zoom: number
  /** Where a direction is on the stage; null where it is not seen. */
  readonly place: (direction: Direction) => Point | null
}

/** Keeps what is seen: it changes with every frame, and only what follows it is drawn anew. */
export interface SightStore {
  readonly current: () => Sight | null
  readonly show: (sight: Sight) => void
  readonly subscribe: (listen: () => void) => () => void
}

/** Begins with nothing in sight. */
export function createSightStore(): SightStore {
  const listeners = new Set<() => void>()
  let sight: Sight | null = null
  return {
    current: () => sight,
    show: (next) => {
      sight = next
      for (const listen of listeners) listen()
    },
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

/** What is seen now; null until there is something. */
export function useSight(store: SightStore): Sight | null {
  return useSyncExternalStore(store.subscribe, store.current)
}
