import { type RefObject, useLayoutEffect } from 'react'
import { hangFromTrigger } from '#ui/floating/place-element.ts'

/** Places the popover around an element again: content that loads after a popover has opened gives it another size. */
export function useHungAgain(inside: RefObject<HTMLElement | null>, align: 'start' | 'end'): void {
  useLayoutEffect(() => {
    const popover = inside.current?.closest<HTMLElement>('[popover]')
    if (popover) hangFromTrigger(popover, align)
  }, [inside, align])
}
