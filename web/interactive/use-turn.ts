import { useEffect, useRef, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { bestFrame, stepFrame } from '#domain/picture/frame.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { showPicture } from '#web/picture/show-picture.ts'
import type { Turn } from '#web/zoom/drag.ts'
import { keyOf } from './shown-region.ts'
import { letGo, pixelsPerFrame, type Swing, swingAt, swingTo } from './turn-motion.ts'
import type { Frames } from './use-frames.ts'

/** A picture that can be turned. */
export interface Turning {
  readonly frames: Frames['all']
  /** Which of them is shown. */
  readonly index: number
  readonly isMoving: boolean
  readonly drag: Turn
  /** Turns by frames, to the right if positive. */
  readonly step: (by: number) => void
  readonly goTo: (index: number) => void
  /** Turns to the frame that shows these targets best (`keyOf`), if any does. */
  readonly show: (keys: readonly string[]) => void
}

/** Turns a picture by drags that swing on, by steps, and to what is to be seen. */
export function useTurn(picture: InteractiveData, { all, shown, want, wanted }: Frames): Turning | null {
  const client = useApiClient()
  const count = all.length
  const [isMoving, setIsMoving] = useState(false)
  // A finger can move twice before the page is drawn once.
  const moves = useRef(false)
  const setMoving = (next: boolean) => {
    moves.current = next
    setIsMoving(next)
  }
  // In frames, and not brought back into the ring: a drag may go round it.
  const at = useRef(shown.index)
  const running = useRef(0)
  const stop = () => cancelAnimationFrame(running.current)
  useEffect(() => () => cancelAnimationFrame(running.current), [])

  const turnTo = (position: number) => {
    at.current = position
    want(stepFrame(count, Math.round(position), 0))
  }
  const swing = (way: Swing) => {
    stop()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      turnTo(way.to)
      return setMoving(false)
    }
    const start = performance.now()
    setMoving(true)
    const go = (now: number) => {
      const position = swingAt(way, Math.max(0, now - start))
      turnTo(position)
      if (position === way.to) setMoving(false)
      else running.current = requestAnimationFrame(go)
    }
    running.current = requestAnimationFrame(go)
  }
  const perFrame = () => pixelsPerFrame(count, innerWidth)
  const goTo = (index: number) => {
    if (!moves.current) at.current = shown.index
    swing(swingTo(Math.round(at.current), index, count))
  }

  if (count < 2) return null
  return {
    frames: all,
    index: shown.index,
    isMoving,
    drag: {
      onMove: (by) => {
        stop()
        if (!moves.current) {
          at.current = shown.index
          setMoving(true)
        }
        // What is under the finger goes with it: to the left is on to the next frame.
        turnTo(at.current - by / perFrame())
      },
      onEnd: (speed) => swing(letGo(at.current, -speed / perFrame(), count)),
    },
    goTo,
    // From the one that was wanted: a frame that cannot be had must not bar the way.
    step: (by) => goTo(stepFrame(count, moves.current ? Math.round(at.current) : wanted.current, by)),
    show: (keys) => {
      const frames = all.map(({ id }) => showPicture(client, { id: picture.id, frame: id }))
      Promise.all(frames).then((pictures) => {
        const inFrames = pictures.map(({ frame }, id) => {
          const regions = frame.regions.filter(({ target }) => keys.includes(keyOf(target)))
          return { id, polygons: regions.flatMap(({ polygons }) => polygons) }
        })
        const best = bestFrame(inFrames)
        if (best !== null) goTo(best)
      }, console.error)
    },
  }
}
