import { useSyncExternalStore } from 'react'
import type { Point } from '#domain/picture/polygon.ts'
import type { Direction } from './gaze.ts'

/** The part of a scene that is visible now. */
export interface Sight extends Direction {
  /** The horizontal field of view, in degrees. */
  readonly across: number
  /** From 0, the widest view, to 1, the closest. */
  readonly zoom: number
  /** The position of a direction on the stage, or null if it is not visible. */
  readonly place: (direction: Direction) => Point | null
}

/** Holds the current sight. It changes with every frame, so only its subscribers render again. */
export interface SightStore {
  readonly current: () => Sight | null
  readonly show: (sight: Sight) => void
  readonly subscribe: (listen: () => void) => () => void
}

/** Creates a store without a sight. */
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

/** The current sight, or null before the first one. */
export function useSight(store: SightStore): Sight | null {
  return useSyncExternalStore(store.subscribe, store.current)
}
