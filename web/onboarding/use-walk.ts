import { useEffect, useEffectEvent, useState } from 'react'
import { type Setting, stopsOf } from '#domain/onboarding/stops.ts'
import { beginWalk, leaveStep, moveWalk, type Walk } from '#domain/onboarding/walk.ts'
import { isSameRoute } from '#domain/overlay/overlay.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** The walk along the controls of the catalogue, with functions to move it. */
export interface Walking {
  readonly walk: Walk
  readonly next: () => void
  readonly back: () => void
  /** Skips the current step, since its control is missing. */
  readonly leave: () => void
}

/** Walks from stop to stop and opens the page of each step. Null if there is nothing to show. */
export function useWalk(setting: Setting, onEnd: () => void): Walking | null {
  const { address, turnTo } = useNavigation()
  const stops = stopsOf(setting)
  const [walk, setWalk] = useState(() => beginWalk(stops.keys(), firstStep(setting)))
  const step = walk?.step
  const stop = step && stops.get(step)
  const go = useEffectEvent(() => {
    if (!stop) return
    const isThere = isSamePage(stop.page, address.page) && isSameRoute(stop.panel, address.panel)
    if (!isThere) turnTo(stop.page, stop.panel)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step navigates, not a change of the page below.
  useEffect(() => go(), [step])
  if (!walk) return null
  const follow = (next: Walk | null) => (next ? setWalk(next) : onEnd())
  return {
    walk,
    next: () => follow(moveWalk(walk, 1)),
    back: () => follow(moveWalk(walk, -1)),
    leave: () => follow(leaveStep(walk)),
  }
}

/** On a small screen an open card hides everything else, so the walk begins with it. */
function firstStep({ isSmall, start }: Setting) {
  return isSmall && start.panel?.type === 'details' ? ('card' as const) : undefined
}

function isSamePage(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
