import { useEffect, useLayoutEffect, useState } from 'react'
import type { Rectangle } from '#domain/onboarding/place-note.ts'
import type { Step } from '#domain/onboarding/steps.ts'
import { type Control, findControl, isWhole, seenPart } from './find-control.ts'

/** Pictures drawn without it before a control counts as gone: the page may be changing its layout. */
const PATIENCE = 20

/** A control and where it is on the screen. */
export interface Followed extends Control {
  readonly box: Rectangle
}

/**
 * Follows the control of a step wherever it goes, picture by picture: the page below may scroll, turn, or get another
 * layout. Tells when there is none any more.
 */
export function useFollowedControl(step: Step, onGone: () => void): Followed | null {
  const [followed, setFollowed] = useState<Followed | null>(null)
  useLayoutEffect(() => {
    const control = findControl(step)
    if (!control) return
    if (!isWhole(control.element)) control.element.scrollIntoView({ block: 'center', inline: 'nearest' })
    setFollowed({ ...control, box: seenPart(control.element) })
  }, [step])
  // biome-ignore lint/correctness/useExhaustiveDependencies: who hears of it is another function in every drawing.
  useEffect(() => {
    let frame = 0
    let missing = 0
    const look = () => {
      const control = findControl(step)
      missing = control ? 0 : missing + 1
      if (missing > PATIENCE) return onGone()
      if (control) setFollowed((last) => afterLook(last, control))
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [step])
  return followed
}

function afterLook(last: Followed | null, control: Control): Followed {
  const box = seenPart(control.element)
  const isSame = last?.element === control.element && isSameBox(last.box, box)
  return isSame ? last : { ...control, box }
}

function isSameBox(a: Rectangle, b: Rectangle): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}
