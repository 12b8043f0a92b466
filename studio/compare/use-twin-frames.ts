import { useCallback, useEffect, useRef, useState } from 'react'
import { createTwinFrames, type Side, type TwinFrames } from './twin-frames.ts'
import type { Spot } from './watch-frame.ts'

/** Moves the mark of the other side's pointer, by side. */
export type PointerMarks = Map<Side, (at: Spot | null) => void>

const NO_FRAMES: TwinFrames = { add: () => () => {}, go: () => {}, stop: () => {} }

/** The link between both frames while it is mounted. */
export function useTwinFrames(start: string, onEscape: () => void) {
  const latest = useRef({ path: start, onEscape })
  latest.current.onEscape = onEscape
  const [pointers] = useState<PointerMarks>(() => new Map())
  const [closed, setClosed] = useState<ReadonlySet<Side>>(new Set())
  const [hasMoved, setHasMoved] = useState(false)
  const [twins, setTwins] = useState(NO_FRAMES)
  useEffect(() => {
    const made = createTwinFrames(latest.current.path, {
      onPath: (path, isUsed) => {
        latest.current.path = path
        if (isUsed) setHasMoved(true)
      },
      onPointer: (side, at) => pointers.get(side)?.(at),
      onClosed: (side) => setClosed((before) => new Set([...before, side])),
      onEscape: () => latest.current.onEscape(),
    })
    setTwins(made)
    return made.stop
  }, [pointers])
  const go = (path: string) => {
    latest.current.path = path
    setHasMoved(false)
    twins.go(path)
  }
  /** What both show now: a frame that is made later begins there. */
  const path = useCallback(() => latest.current.path, [])
  const reopen = useCallback(() => setClosed(new Set()), [])
  return { twins, go, path, hasMoved, pointers, closed, reopen }
}
