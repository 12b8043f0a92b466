import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { OfferEnd } from '#domain/onboarding/offer.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** How long the note stays, in milliseconds. Time in a background tab, under the pointer or with the focus does not count. */
const STAY = 30_000
const STEP = 500

/** Ends the note on a click outside it, when another page or panel opens, or when its time is over. */
export function useNoteEnd(note: RefObject<HTMLElement | null>, onEnd: (end: OfferEnd) => void): void {
  const end = useEffectEvent(onEnd)
  const { address } = useNavigation()
  const [first] = useState(address)
  // Listens from the moment the note is in the page.
  useLayoutEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!note.current?.contains(target as Node)) end('left')
    }
    let left = STAY
    const clock = setInterval(() => {
      if (document.hidden || note.current?.matches(':hover, :focus-within')) return
      left -= STEP
      if (left <= 0) end('left')
    }, STEP)
    addEventListener('pointerdown', onPointerDown, { capture: true, passive: true })
    return () => {
      clearInterval(clock)
      removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [note])
  useEffect(() => {
    if (address !== first) end('left')
  }, [address, first])
}
