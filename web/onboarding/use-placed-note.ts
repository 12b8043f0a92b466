import { type RefObject, useLayoutEffect } from 'react'
import { placeNote, type Rectangle } from '#domain/onboarding/place-note.ts'
import type { Step } from '#domain/onboarding/steps.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** In rem: the height of the result and view bars at the foot of a small screen. */
const DOCK = 8.25

/** Positions the note of a step beside its hole. The style sheet reads `--x` and `--y`. */
export function usePlacedNote(note: RefObject<HTMLElement | null>, hole: Rectangle | null, step: Step): void {
  const { is_rtl: rtl } = useTranslator().language
  const isSmall = useScreenSize() === 'small'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the step decides the height of the note.
  useLayoutEffect(() => {
    const element = note.current
    if (!element || !hole) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const { left, top } = placeNote({
      hole,
      note: { width: element.offsetWidth, height: element.offsetHeight },
      screen: { width: innerWidth, height: innerHeight },
      rtl,
      dock: isSmall ? DOCK * rem : null,
    })
    element.style.setProperty('--x', `${left}px`)
    element.style.setProperty('--y', `${top}px`)
  }, [note, hole, step, rtl, isSmall])
}
