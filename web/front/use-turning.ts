import { type DragEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { FrontData } from '#contract/front.ts'
import type { InteractiveData } from '#contract/interactive.ts'
import { inOrder, stepFrame } from '#domain/picture/frame.ts'
import { ringOf } from '#domain/picture/orbit.ts'
import { type FrontFrame, loadFrame } from './load-frame.ts'

/** The building on the stage. */
interface Turning {
  /** The frames whose small pictures have been asked for, and whether they are in sight. */
  readonly frames: readonly { readonly frame: Frame; readonly isShown: boolean }[]
  /** Null while it turns. */
  readonly atRest: FrontFrame | null
  readonly step: (by: number) => void
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onDragStart: (event: DragEvent) => void
  }
  /** Whether the visitor has touched it. It never moves by itself then. */
  readonly isTouched: boolean
  readonly touch: () => void
}

type Frame = InteractiveData['frames'][number]

// How long the picture has to stand before its sharp version is fetched, and one step of the turn by itself.
const REST_MS = 240
const BEGIN_MS = 1200
const STEP_MS = 330
// A ninth of the stage is one frame, but never less than a finger is wide.
const DRAG_SHARE = 9
const LEAST_DRAG = 56
// A click may shake this far, in pixels.
const LEAST_MOVE = 6

/**
 * Turns the building: by drags, by steps, and once by itself, when the page has loaded and the stage is in sight. It
 * stays still if the visitor wants less motion or to save data.
 */
export function useTurning({ token, picture }: FrontData, stage: { readonly current: HTMLElement | null }): Turning {
  const all = inOrder(picture.frames)
  const first = Math.max(
    0,
    all.findIndex(({ id }) => id === picture.frame),
  )
  const places = ringOf(all, first)
  const ring = places.flatMap((index) => all[index] ?? [])
  const start = Math.max(0, places.indexOf(first))
  const [at, setAt] = useState(start)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([start]))
  const [atRest, setAtRest] = useState<FrontFrame | null>(picture)
  const [isTouched, setTouched] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = useRef(start)
  const dragged = useRef<{ readonly x: number; readonly from: number; readonly isMoved: boolean } | null>(null)

  const rest = (index: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (index === start) return setAtRest(picture)
      const frame = ring[index]
      if (!frame) return
      loadFrame(token, picture.id, frame.id).then(
        (loaded) => place.current === index && setAtRest(loaded),
        // The small picture stays.
        () => {},
      )
    }, REST_MS)
  }
  const goTo = (index: number) => {
    if (index === place.current) return
    place.current = index
    setAtRest(null)
    setSeen((before) => new Set([...before, index]))
    setAt(index)
    rest(index)
  }
  const step = (by: number) => goTo(stepFrame(ring.length, place.current, by))
  const touch = () => setTouched(true)
  const latest = useRef({ step, ring })
  latest.current = { step, ring }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (isTouched || !mayMove()) return
    return turnOnce(stage, () => latest.current)
  }, [isTouched, stage])

  const end = () => {
    dragged.current = null
  }
  return {
    frames: ring.flatMap((frame, index) => (seen.has(index) ? [{ frame, isShown: index === at }] : [])),
    atRest,
    step: (by) => {
      touch()
      step(by)
    },
    drag: {
      onPointerDown: ({ clientX, target }) => {
        touch()
        if ((target as Element).closest('button')) return
        dragged.current = { x: clientX, from: place.current, isMoved: false }
      },
      onPointerMove: ({ clientX, currentTarget, pointerId }) => {
        const drag = dragged.current
        if (!drag) return
        const way = clientX - drag.x
        if (!drag.isMoved && Math.abs(way) < LEAST_MOVE) return
        if (!drag.isMoved) {
          // From now on the pointer is the stage's, so that the storey under it is not opened at the end.
          currentTarget.setPointerCapture(pointerId)
          dragged.current = { ...drag, isMoved: true }
        }
        const pixels = Math.max(LEAST_DRAG, currentTarget.clientWidth / DRAG_SHARE)
        goTo(stepFrame(ring.length, drag.from, -Math.round(way / pixels)))
      },
      onPointerUp: end,
      onPointerCancel: end,
      // Links can be dragged to other windows. Here a drag turns the building.
      onDragStart: (event) => event.preventDefault(),
    },
    isTouched,
    touch,
  }
}

function mayMove(): boolean {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  return !saves && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

interface Round {
  readonly step: (by: number) => void
  readonly ring: readonly Frame[]
}

/** Goes round once, frame by frame, after all small pictures have arrived. The returned function stops it. */
function turnOnce(stage: { readonly current: HTMLElement | null }, latest: () => Round): () => void {
  let isOver = false
  let waiting: ReturnType<typeof setTimeout>
  const wait = (ms: number) =>
    new Promise((resolve) => {
      waiting = setTimeout(resolve, ms)
    })
  const run = async () => {
    await wait(BEGIN_MS)
    if (!stage.current || !(await isInSight(stage.current)) || isOver) return
    await Promise.all(latest().ring.map(({ thumb }) => thumb && decoded(thumb.src)))
    for (let turned = 0; turned < latest().ring.length && !isOver; turned += 1) {
      latest().step(1)
      await wait(STEP_MS)
    }
  }
  void run()
  return () => {
    isOver = true
    clearTimeout(waiting)
  }
}

function decoded(src: string): Promise<unknown> {
  const image = new Image()
  image.src = src
  return image.decode().catch(() => {})
}

function isInSight(element: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect()
      resolve(entry?.isIntersecting === true)
    })
    observer.observe(element)
  })
}
