import { type RefObject, useLayoutEffect } from 'react'

/** The row of cards over a picture of a small screen. */
const CARDS = 'ul[data-tour="picture"]'

/** Keeps the note above the cards of a picture. The style sheet reads `--cards`, their distance from the bottom of the page. */
export function useAboveCards(note: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const cards = document.querySelector(CARDS)
      const stage = cards?.closest('main')
      const height = cards && stage ? stage.getBoundingClientRect().bottom - cards.getBoundingClientRect().top : 0
      note.current?.style.setProperty('--cards', `${Math.max(0, height)}px`)
    }
    const sizes = new ResizeObserver(place)
    for (const element of document.querySelectorAll(`${CARDS}, main`)) sizes.observe(element)
    place()
    return () => sizes.disconnect()
  }, [note])
}
