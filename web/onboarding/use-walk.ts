import { useState } from 'react'
import { beginWalk, leaveStep, moveWalk, type Walk } from '#domain/onboarding/walk.ts'
import { presentSteps } from './find-control.ts'

/** A walk along the controls of the page, and how it goes on. */
export interface Walking {
  readonly walk: Walk
  readonly next: () => void
  readonly back: () => void
  /** The control of the step has gone. */
  readonly leave: () => void
}

/** Walks along the controls that are there at each step; null where there is none. */
export function useWalk(onEnd: () => void): Walking | null {
  const [walk, setWalk] = useState(() => beginWalk(presentSteps()))
  if (!walk) return null
  const follow = (next: Walk | null) => (next ? setWalk(next) : onEnd())
  return {
    walk,
    next: () => follow(moveWalk(walk, 1, presentSteps())),
    back: () => follow(moveWalk(walk, -1, presentSteps())),
    leave: () => follow(leaveStep(walk, presentSteps())),
  }
}
