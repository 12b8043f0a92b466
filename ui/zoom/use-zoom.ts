import { type CSSProperties, useRef, useState } from 'react'
import type { Box } from '#domain/picture/box.ts'
import type { Point } from '#domain/picture/polygon.ts'
import {
  clampView,
  fitContain,
  initialView,
  initialViewNumbers,
  panBy,
  type Size,
  type View,
  viewBoxOf,
} from '#domain/picture/viewport.ts'
import { zoomLimitsOf } from '#domain/picture/zoom-limits.ts'
import { type DragHandlers, type Turn, useDrag } from './drag.ts'
import { follow, type Gesture } from './gesture.ts'
import { useGlide } from './use-glide.ts'
import { useSizeOf } from './use-size-of.ts'
import { useWheel } from './use-wheel.ts'

interface ZoomOptions {
  /** The size of the picture in its own pixels. */
  readonly picture: Size
  /** What is to be seen at first, in pixels of the picture; the whole of it if nothing is named. */
  readonly focus?: Box | null
  /** Whether one can zoom out to the whole picture where the first view shows less of it. */
  readonly endsWhole?: boolean
  /** Takes the drags of one finger as long as nothing is zoomed. */
  readonly turn?: Turn | null
  /** Names the picture where one takes the place of another: each begins with its own first view. */
  readonly subject?: string
}

/** A picture on a stage that can be zoomed and moved. */
export interface Zoom {
  readonly view: View
  readonly stage: Size
  /** The part of the picture in sight, for a drawing that fills the stage; null until the stage has a size. */
  readonly viewBox: string | null
  /** The first view for a style sheet, until the stage has a size: `unmeasured.module.css` puts the drawing in its place. */
  readonly unmeasured: CSSProperties | null
  /** As a multiple of the first view; below 1 for more of the picture than that shows. */
  readonly zoom: number
  readonly limits: { readonly isLeast: boolean; readonly isMost: boolean }
  /** Goes to the element that the picture stands in. */
  readonly stageRef: (element: HTMLElement | null) => void
  /** Go to the same element. */
  readonly handlers: DragHandlers
  readonly zoomBy: (factor: number, at?: Point) => void
  readonly moveBy: (by: Point) => void
  /** Goes to the first view. */
  readonly reset: () => void
  /** Zooms out as far as it goes. */
  readonly zoomOut: () => void
  /** Brings a box of the picture, in its pixels, into the middle at the zoom there is. */
  readonly centre: (box: Box) => void
}

/** Lets a visitor zoom and move a picture: by wheel, fingers, mouse, and whatever calls `zoomBy` and `moveBy`. */
export function useZoom(options: ZoomOptions): Zoom {
  const { picture, focus = null, endsWhole = false, turn = null, subject = '' } = options
  const [element, setElement] = useState<HTMLElement | null>(null)
  const stage = useSizeOf(element)
  // Null until the visitor has touched it: then it fits the stage, whatever becomes of that.
  const [moved, setMoved] = useState<{ readonly view: View | 'least'; readonly of: string } | null>(null)
  const initial = initialView(picture, stage, focus)
  const least = endsWhole ? fitContain(picture, stage) : initial
  const limits = zoomLimitsOf(initial, least)
  const chosen = moved?.of === subject ? moved.view : initial
  const view = clampView(chosen === 'least' ? least : chosen, picture, stage)
  const zoom = view.scale / initial.scale || 1
  // Fingers can move twice before the page is drawn once.
  const latest = useRef(view)
  latest.current = view
  const glide = useGlide()
  // Where it glides to: who presses twice wants twice as much, wherever it has got to by then.
  const goal = useRef<View | null>(null)

  const show = (next: View) => {
    latest.current = next
    // What is whole stays whole, whatever becomes of the stage.
    setMoved(next === initial ? null : { view: endsWhole && next.scale <= least.scale ? 'least' : next, of: subject })
  }
  const act = (gesture: Gesture) => {
    glide.stop()
    goal.current = null
    show(follow(latest.current, gesture, { picture, stage, limits }))
  }
  const glideTo = (next: View) => {
    goal.current = next
    glide.to(latest.current, next, (between) => {
      if (between === next) goal.current = null
      show(between)
    })
  }
  const zoomBy = (factor: number, at: Point = [stage.width / 2, stage.height / 2]) =>
    glideTo(follow(goal.current ?? latest.current, { by: [0, 0], factor, at }, { picture, stage, limits }))

  useWheel(element, (factor, at) => {
    const isStuck = factor < 1 && latest.current.scale <= limits.min
    if (!isStuck) act({ by: [0, 0], factor, at })
    return !isStuck
  })

  return {
    view,
    stage,
    viewBox: viewBoxOf(view, stage),
    unmeasured: stage.width === 0 ? (initialViewNumbers(picture, focus) as CSSProperties) : null,
    zoom,
    limits: { isLeast: view.scale <= limits.min, isMost: stage.width > 0 && view.scale >= limits.max },
    stageRef: setElement,
    handlers: useDrag({
      act,
      turn: zoom > 1 ? null : turn,
      onDoubleTap: (at) => (latest.current.scale > initial.scale * 1.01 ? glideTo(initial) : zoomBy(2, at)),
    }),
    zoomBy,
    moveBy: (by) => act({ by, factor: 1, at: [0, 0] }),
    reset: () => glideTo(initial),
    zoomOut: () => glideTo(least),
    centre: (box) => glideTo(clampView(centred(latest.current, box, stage), picture, stage)),
  }
}

function centred(view: View, box: Box, stage: Size): View {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return panBy(view, [stage.width / 2 - (view.scale * x + view.x), stage.height / 2 - (view.scale * y + view.y)])
}
