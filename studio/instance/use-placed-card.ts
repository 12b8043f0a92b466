import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { placeElementAfter } from '#ui/floating/place-after.ts'

/**
 * Shows a card over everything, beside a cell while that is on the screen (`data-placed`, `--x` and `--y`). A card that is no
 * popover stays where its style puts it.
 */
export function usePlacedCard(anchor: () => Element | null): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  const place = useEffectEvent(() => {
    const cell = anchor()
    if (!card.current?.popover || !cell) return
    card.current.dataset.placed = ''
    placeElementAfter(card.current, cell)
  })
  useLayoutEffect(() => {
    if (card.current?.popover) card.current.showPopover()
    place()
    const follow = () => place()
    // The table scrolls below it.
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    // A strip above the table comes and goes.
    const sheet = card.current?.parentElement?.offsetParent
    const observer = new ResizeObserver(follow)
    if (sheet) observer.observe(sheet)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [])
  // Another text may need more room.
  useLayoutEffect(() => place())
  return card
}
