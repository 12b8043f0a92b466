import { type RefObject, useLayoutEffect } from 'react'
import { placeNote, type Rectangle } from '#domain/onboarding/place-note.ts'
import type { Step } from '#domain/onboarding/steps.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** In rem: above the results and the views at the foot of a small screen. */
const DOCK = 8.25

/** Puts the note of a step beside its hole, as `--x` and `--y`; its look puts it there. */
export function usePlacedNote(note: RefObject<HTMLElement | null>, hole: Rectangle | null, step: Step): void {
  const { is_rtl: rtl } = useTranslator().language
  const isSmall = useScreenSize() === 'small'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another step says decides how high its note is.
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
