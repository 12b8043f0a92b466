import { useEffect, useRef, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { bestFrame, stepFrame } from '#domain/picture/frame.ts'
import type { Turn } from '#ui/zoom/drag.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { showPicture } from '#web/picture/show-picture.ts'
import { keyOf } from './shown-region.ts'
import { letGo, pixelsPerFrame, type Swing, swingAt, swingTo } from './turn-motion.ts'
import type { Frames } from './use-frames.ts'

/** A picture that can be turned. */
export interface Turning {
  /** The frames of the current orbit. */
  readonly frames: Frames['all']
  /** The index of the shown frame among them. */
  readonly index: number
  readonly isMoving: boolean
  readonly drag: Turn
  /** Turns by frames, to the right if positive. */
  readonly step: (by: number) => void
  readonly goTo: (index: number) => void
  /** Turns to the frame that shows these targets (`keyOf`) best. Uses another orbit only if this one shows none of them. */
  readonly show: (keys: readonly string[]) => void
  /** Shows any frame of the picture without turning. */
  readonly jump: (index: number) => void
}

/** Turns a picture by drags with momentum, by steps, and to given targets. Null if the orbit has a single frame. */
export function useTurn(picture: InteractiveData, { all, ring, shown, want, wanted }: Frames): Turning | null {
  const client = useApiClient()
  const count = ring.length
  const place = Math.max(0, ring.indexOf(shown.index))
  const [isMoving, setIsMoving] = useState(false)
  // A ref too, since a finger can move twice before React renders.
  const moves = useRef(false)
  const setMoving = (next: boolean) => {
    moves.current = next
    setIsMoving(next)
  }
  // In frames, not wrapped to the ring, since a drag may go around it.
  const at = useRef(place)
  const running = useRef(0)
  const stop = () => cancelAnimationFrame(running.current)
  useEffect(() => () => cancelAnimationFrame(running.current), [])

  const turnTo = (position: number) => {
    at.current = position
    want(ring[stepFrame(count, Math.round(position), 0)] ?? shown.index)
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
    if (!moves.current) at.current = place
    swing(swingTo(Math.round(at.current), index, count))
  }

  const jump = (index: number) => {
    stop()
    setMoving(false)
    want(index)
  }
  const findBest = async (indexes: readonly number[], keys: readonly string[]) => {
    const frames = indexes.map((index) => showPicture(client, { id: picture.id, frame: all[index]?.id ?? 0 }))
    const inFrames = (await Promise.all(frames)).map(({ frame }, nth) => {
      const regions = frame.regions.filter(({ target }) => keys.includes(keyOf(target)))
      return { id: indexes[nth] ?? 0, polygons: regions.flatMap(({ polygons }) => polygons) }
    })
    return bestFrame(inFrames)
  }

  if (count < 2) return null
  return {
    frames: ring.flatMap((index) => all[index] ?? []),
    index: place,
    isMoving,
    drag: {
      onMove: (by) => {
        stop()
        if (!moves.current) {
          at.current = place
          setMoving(true)
        }
        // The picture follows the finger: a drag to the left goes to the next frame.
        turnTo(at.current - by / perFrame())
      },
      onEnd: (speed) => swing(letGo(at.current, -speed / perFrame(), count)),
    },
    goTo,
    // Starts from the wanted frame, so that one that failed to load does not block the way, unless it is in another orbit.
    step: (by) => {
      const from = ring.includes(wanted.current) ? ring.indexOf(wanted.current) : place
      goTo(stepFrame(count, moves.current ? Math.round(at.current) : from, by))
    },
    show: (keys) => {
      const others = all.flatMap((_, index) => (ring.includes(index) ? [] : [index]))
      const found = findBest(ring, keys).then((best) => best ?? findBest(others, keys))
      found.then((best) => {
        if (best === null) return
        if (ring.includes(best)) goTo(ring.indexOf(best))
        else jump(best)
      }, console.error)
    },
    jump,
  }
}
