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
    // The cards may load after the note, and grow with their texts.
    const changes = new MutationObserver(place)
    changes.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    addEventListener('resize', place)
    place()
    return () => {
      changes.disconnect()
      removeEventListener('resize', place)
    }
  }, [note])
}
