import { useEffect, useState } from 'react'
import type { Rectangle } from '#domain/onboarding/place-note.ts'
import type { Step } from '#domain/onboarding/steps.ts'
import { findControl, isFullyVisible, visiblePart } from './find-control.ts'

/** Frames without the control before it counts as gone: the page may be changing its layout. */
const PATIENCE = 20
/** How long the page of a step may take to load with its code and data, in milliseconds. */
const WAIT = 10_000

/** A control and its position on the screen. */
interface Followed {
  readonly step: Step
  readonly element: HTMLElement
  readonly box: Rectangle
}

/**
 * Waits for the control of a step, scrolls it into view and tracks its position frame by frame: the page below may scroll,
 * turn or change its layout. Calls `onGone` if the control does not appear or disappears. Returns null while it waits.
 */
export function useFollowedControl(step: Step, onGone: () => void): Followed | null {
  const [followed, setFollowed] = useState<Followed | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onGone` is a new function in every render.
  useEffect(() => {
    const deadline = performance.now() + WAIT
    let frame = 0
    let missing = 0
    let wasFound = false
    const look = () => {
      const element = findControl(step)
      missing = element ? 0 : missing + 1
      if (wasFound ? missing > PATIENCE : !element && performance.now() > deadline) return onGone()
      if (element) {
        if (!wasFound && !isFullyVisible(element)) element.scrollIntoView({ block: 'center', inline: 'nearest' })
        wasFound = true
        setFollowed((last) => afterLook(last, step, element))
      }
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [step])
  return followed?.step === step ? followed : null
}

function afterLook(last: Followed | null, step: Step, element: HTMLElement): Followed {
  const box = visiblePart(element)
  const isSame = last?.step === step && last.element === element && isSameBox(last.box, box)
  return isSame ? last : { step, element, box }
}

function isSameBox(a: Rectangle, b: Rectangle): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}
