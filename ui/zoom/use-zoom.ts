import { type CSSProperties, startTransition, useCallback, useRef, useState } from 'react'
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
import { isHydrating } from '#ui/hydration/hydration.ts'
import { type DragHandlers, type Turn, useDrag } from './drag.ts'
import { follow, type Gesture } from './gesture.ts'
import { useGlide } from './use-glide.ts'
import { useSizeOf } from './use-size-of.ts'
import { useWheel } from './use-wheel.ts'

interface ZoomOptions {
  /** The size of the picture in its own pixels. */
  readonly picture: Size
  /** The part to show at first, in pixels of the picture. The default is the whole picture. */
  readonly focus?: Box | null
  /** Whether the visitor can zoom out to the whole picture if the first view shows less. */
  readonly endsWhole?: boolean
  /** Takes the drags of one finger while the picture is not zoomed. */
  readonly turn?: Turn | null
  /** Identifies the picture. Another one starts with its own first view. */
  readonly subject?: string
}

/** The state and functions of a picture that can be zoomed and moved on a stage. */
export interface Zoom {
  readonly view: View
  readonly stage: Size
  /** The visible part of the picture, for an SVG that fills the stage. Null until the stage has a size. */
  readonly viewBox: string | null
  /** The first view as CSS variables for `unmeasured.module.css`, until the stage has a size. */
  readonly unmeasured: CSSProperties | null
  /** The zoom relative to the first view. Below 1 it shows more of the picture. */
  readonly zoom: number
  readonly limits: { readonly isLeast: boolean; readonly isMost: boolean }
  /** The ref for the stage element. */
  readonly stageRef: (element: HTMLElement | null) => void
  /** The handlers for the same element. */
  readonly handlers: DragHandlers
  readonly zoomBy: (factor: number, at?: Point) => void
  readonly moveBy: (by: Point) => void
  /** Returns to the first view. */
  readonly reset: () => void
  /** Zooms out as far as it goes. */
  readonly zoomOut: () => void
  /** Centres a box of the picture, in its pixels, at the current zoom. */
  readonly centre: (box: Box) => void
}

/** Zooms and moves a picture by wheel, touch and mouse, and by calls of `zoomBy` and `moveBy`. */
export function useZoom(options: ZoomOptions): Zoom {
  const { picture, focus = null, endsWhole = false, turn = null, subject = '' } = options
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isHydrated] = useState(isHydrating)
  const stageRef = useCallback(
    (found: HTMLElement | null) => (isHydrated ? startTransition(() => setElement(found)) : setElement(found)),
    [isHydrated],
  )
  const stage = useSizeOf(element)
  // Null until the visitor zooms or moves. Until then the view follows the size of the stage.
  const [moved, setMoved] = useState<{ readonly view: View | 'least'; readonly of: string } | null>(null)
  const initial = initialView(picture, stage, focus)
  const least = endsWhole ? fitContain(picture, stage) : initial
  const limits = zoomLimitsOf(initial, least)
  const chosen = moved?.of === subject ? moved.view : initial
  const view = clampView(chosen === 'least' ? least : chosen, picture, stage)
  const zoom = view.scale / initial.scale || 1
  // A ref too, since fingers can move twice before React renders.
  const latest = useRef(view)
  latest.current = view
  const glide = useGlide()
  // The end of the running animation: a second press zooms on from there, not from the current view.
  const goal = useRef<View | null>(null)

  const show = (next: View) => {
    latest.current = next
    // A fully zoomed-out picture stays so when the stage changes its size.
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
    stageRef,
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
